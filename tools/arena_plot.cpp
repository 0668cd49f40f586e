#include "tools/arena_plot.h"

#include <algorithm>
#include <cstdio>

#include "core/text.h"

namespace stolik {
namespace {

constexpr double kWidth = 720, kHeight = 360, kLeft = 56, kTop = 40, kRight = 16, kBottom = 40;

double y_of(double share) {
  return kTop + (1 - std::clamp(share, 0.0, 1.0)) * (kHeight - kTop - kBottom);
}
double x_of(std::size_t block, std::size_t blocks) {
  return kLeft + (blocks < 2 ? 0 : double(block) / double(blocks - 1)) * (kWidth - kLeft - kRight);
}

std::string point(double x, double y) {
  char text[48];
  std::snprintf(text, sizeof text, "%.1f,%.1f ", x, y);
  return text;
}

}  // namespace

std::string plot_svg(const std::vector<Track>& tracks, double fair, const std::string& title) {
  std::string band, back, line;
  const std::size_t step = std::max<std::size_t>(1, tracks.size() / 400);
  for (std::size_t i = 0; i < tracks.size(); i += step) {
    const double x = x_of(i, tracks.size());
    band += point(x, y_of(tracks[i].mean + tracks[i].margin));
    back.insert(0, point(x, y_of(tracks[i].mean - tracks[i].margin)));
    line += point(x, y_of(tracks[i].mean));
  }
  char head[640];
  std::snprintf(head, sizeof head,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" "
                "font-family=\"sans-serif\" font-size=\"13\">"
                "<rect width=\"100%%\" height=\"100%%\" fill=\"#FBF8F0\"/>"
                "<line x1=\"%.0f\" x2=\"%.0f\" y1=\"%.1f\" y2=\"%.1f\" stroke=\"#8A8578\" "
                "stroke-dasharray=\"4 4\"/>",
                kWidth, kHeight, kLeft, kWidth - kRight, y_of(fair), y_of(fair));
  std::string svg = head;
  for (int tenth = 0; tenth <= 10; tenth += 2) {
    char mark[160];
    std::snprintf(mark, sizeof mark, "<text x=\"%.0f\" y=\"%.1f\" text-anchor=\"end\">0.%d</text>",
                  kLeft - 8, y_of(tenth / 10.0) + 4, tenth);
    svg += tenth == 10 ? std::string{mark}.replace(std::string{mark}.find(">0.10<"), 6, ">1.0<")
                       : mark;
  }
  svg += "<polygon fill=\"#0072B2\" fill-opacity=\"0.18\" points=\"" + band + back + "\"/>";
  svg += "<polyline fill=\"none\" stroke=\"#0072B2\" stroke-width=\"2\" points=\"" + line + "\"/>";
  svg += concat("<text x=\"", int(kLeft), "\" y=\"24\" font-weight=\"bold\">", title, "</text>");
  return svg + "</svg>\n";
}

}  // namespace stolik
