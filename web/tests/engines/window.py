#!/usr/bin/python3
"""A window with WebKit in it for WebKitWebDriver: Debian's MiniBrowser cannot be made as narrow as
a phone.

The script in the file STOLIK_BEFORE is carried out in every page before its own."""
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402


def view_in_a_window(context):
    scripts = WebKit2.UserContentManager()
    with open(os.environ["STOLIK_BEFORE"], encoding="utf-8") as before:
        scripts.add_script(
            WebKit2.UserScript(
                before.read(),
                WebKit2.UserContentInjectedFrames.TOP_FRAME,
                WebKit2.UserScriptInjectionTime.START,
                None,
                None,
            )
        )
    view = WebKit2.WebView(
        web_context=context, user_content_manager=scripts, is_controlled_by_automation=True
    )
    view.set_size_request(200, 200)
    window = Gtk.Window()
    window.set_default_size(1280, 800)
    window.add(view)
    view.connect("close", lambda _: window.destroy())
    window.show_all()
    return view


def begin(context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("Stolik")
    about.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(about)
    session.connect("create-web-view", lambda *_: view_in_a_window(context))


if __name__ == "__main__":
    # Nothing is left behind, and nothing is found that another run left.
    DATA = WebKit2.WebsiteDataManager(
        base_data_directory=os.environ["STOLIK_PROFILE"],
        base_cache_directory=os.environ["STOLIK_PROFILE"],
    )
    CONTEXT = WebKit2.WebContext.new_with_website_data_manager(DATA)
    CONTEXT.set_automation_allowed(True)
    CONTEXT.connect("automation-started", begin)
    Gtk.main()
