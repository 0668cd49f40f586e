// Words that all games share.

#include "tools/terminal/screen.h"

namespace stolik::terminal {
namespace {

constexpr Phrase kCommon[] = {
    {"you", "you", "ty", "ты"},
    {"over", "The game is over.", "Koniec gry.", "Игра окончена."},
    {"wins", "{seat} wins.", "Wygrywa {seat}.", "Побеждает {seat}."},
    {"wins/you", "You win!", "Wygrywasz!", "Ты побеждаешь!"},
    {"share", "The win is shared by {list}.", "Zwycięstwem dzielą się: {list}.",
     "Победу делят: {list}."},
    {"dealt", "The cards are dealt: {list}.", "Karty są rozdane: {list}.",
     "Карты розданы: {list}."},
    {"dealt-open", "{seat} gets {count} {count#card|cards}: {cards}.",
     "{seat} dostaje {count} {count#kartę|karty|kart}: {cards}.",
     "{seat} получает {count} {count#карту|карты|карт}: {cards}."},
    {"dealt-open/you", "You get {count} {count#card|cards}: {cards}.",
     "Dostajesz {count} {count#kartę|karty|kart}: {cards}.",
     "Ты получаешь {count} {count#карту|карты|карт}: {cards}."},
    {"began", "{seat} begins.", "Zaczyna {seat}.", "Начинает {seat}."},
    {"began/you", "You begin.", "Zaczynasz.", "Ты начинаешь."},
    {"turn", "{seat} is next.", "Teraz {seat}.", "Теперь {seat}."},
    {"turn/you", "It is your turn.", "Twoja kolej.", "Теперь твой ход."},
    {"cards", "{count} {count#card|cards}", "{count} {count#karta|karty|kart}",
     "{count} {count#карта|карты|карт}"},
    {"or", "or", "lub", "или"},

    // The table keeper's own words.
    {"welcome", "You are {name}, seat {seat}. Type ? for help, quit to leave.",
     "Grasz jako {name}, miejsce {seat}. Wpisz ?, żeby zobaczyć pomoc, quit, żeby wyjść.",
     "Твоё имя — {name}, место {seat}. Введи ? для подсказки, quit, чтобы выйти."},
    {"welcome-watch", "All seats play by lot. You look on.", "Wszyscy grają losowo. Patrzysz.",
     "Все играют наугад. Ты смотришь."},
    {"not-understood", "I do not understand “{line}”. Type ? for help.",
     "Nie rozumiem „{line}”. Wpisz ?, żeby zobaczyć pomoc.",
     "Непонятно: «{line}». Введи ? для подсказки."},
    {"nobody-waits", "Nobody else can go on now: it is up to you.",
     "Nikt inny nie może teraz grać: kolej na ciebie.",
     "Никто другой сейчас не может ходить: решать тебе."},
    {"refused", "That cannot be: {why}{rule}", "Tak nie można: {why}{rule}",
     "Так нельзя: {why}{rule}"},
    {"refused-rule", " (rules {rule})", " (rules {rule})", " (rules {rule})"},
    {"bad-command", "the command cannot be read.", "nie da się odczytać polecenia.",
     "команду не удаётся прочесть."},
    {"unknown-card", "there is no such card.", "nie ma takiej karty.", "такой карты нет."},
    {"not-your-turn", "it is not your turn.", "to nie twoja kolej.", "сейчас не твой ход."},
    {"wrong-phase", "not at this moment.", "nie w tej chwili.", "не в этот момент."},
    {"illegal", "the rules do not allow it.", "reguły na to nie pozwalają.",
     "правила этого не разрешают."},
    {"not-held", "you do not hold it.", "nie masz tego na ręce.", "у тебя этого нет."},
    {"no-such-offer", "that offer does not stand.", "takiej oferty nie ma.",
     "такого предложения нет."},
    {"which-one", "Which one: {list}?", "Która: {list}?", "Которая: {list}?"},
    {"no-such-rule", "There is no rule “{rule}”. The rules of this game: {list}.",
     "Nie ma reguły „{rule}”. Reguły tej gry: {list}.",
     "Правила «{rule}» нет. Правила этой игры: {list}."},
    {"left", "You leave the table.", "Odchodzisz od stołu.", "Ты уходишь из-за стола."},
    {"scores", "Scores", "Wyniki", "Итоги"},
    {"saved", "The journal is in {file}; stolik replay {file} tells it again.",
     "Zapis partii: {file}; stolik replay {file} opowie ją jeszcze raz.",
     "Запись партии: {file}; stolik replay {file} расскажет её снова."},
    {"again", "The same cards again: --seed {seed}", "Te same karty jeszcze raz: --seed {seed}",
     "Те же карты ещё раз: --seed {seed}"},
    {"your-turn-bell", "Your turn", "Twoja kolej", "Твой ход"},
};

}  // namespace

std::vector<Phrase> with_common_phrases(std::vector<Phrase> own) {
  own.insert(own.end(), std::begin(kCommon), std::end(kCommon));
  return own;
}

}  // namespace stolik::terminal
