// A match as a picture: the win share after each block with its 95 % band, as an SVG file.
#pragma once

#include <string>
#include <vector>

namespace stolik {

struct Track {
  double mean = 0;
  double margin = 0;  // half of the 95 % interval
};

std::string plot_svg(const std::vector<Track>& tracks, double fair, const std::string& title);

}  // namespace stolik
