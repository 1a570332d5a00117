/* The compiled waves of wizardhall/cup/fast/waves.py in C, loop by loop: the yardstick of `make bench`. */
#include <stdint.h>

enum { VERDICT, LOOK_AT_WAITING, LOOK_AT_DECK, ASK, REARRANGE, CHANGE, KINDS };
enum { BLOCK = 512, CARD = 31, SHOWN = 1023, OVER = 64, BOTH_LEFT = 055 };
/* fields of a side, as in cup/fast/codec.py */
enum { LOSES = 1, CAME_LOW = 4, CAME_HIGH = 16, DISCARDS = 64, WAITING_GONE = 256, EXCHANGED = 1024, BURIED = 4096 };

typedef struct { int64_t cards[2], waiting[2], stance[2], last, word; } Round;

typedef struct {
    int64_t plane;
    const uint32_t *rows, *columns;
    const uint8_t *codes;
    const int32_t *firsts, *words, *orders;
} Tables;

static Round block[BLOCK];
static uint16_t lists[KINDS][BLOCK];
static int64_t counts[KINDS];

static inline void go_on(int64_t i, int64_t word) {
    int64_t kind = word & 7;
    block[i].word = block[i].last = word >> 3;
    lists[kind][counts[kind]++] = (uint16_t)i;
}

static inline int64_t left(int64_t deck) { return (deck > 0) + (deck >= 1 << 5) + (deck >= 1 << 10) + (deck >= 1 << 15); }

static void duel(const Tables *t) {
    int64_t again = 0, unclear = 0, number = counts[VERDICT];
    for (int64_t k = 0; k < number; k++) {
        int64_t i = lists[VERDICT][k], last = block[i].last;
        int64_t black = block[i].cards[0] >> (last & 7), white = block[i].cards[1] >> (last >> 3 & 7);
        int64_t place = (int64_t)t->rows[black & SHOWN] + t->columns[white & SHOWN] + t->plane * (last >> 2 & 3);
        int64_t code = t->codes[place];
        block[i].cards[0] = black;
        block[i].cards[1] = white;
        block[i].last = code;
        block[i].word = place;
        lists[VERDICT][again] = lists[CHANGE][unclear] = (uint16_t)i;
        unclear += code == 0;
        again += (uint64_t)(code - 1) < OVER - 1;
    }
    counts[VERDICT] = again;
    for (int64_t k = 0; k < unclear; k++) go_on(lists[CHANGE][k], t->firsts[block[lists[CHANGE][k]].word]);
}

#define EACH(kind) \
    int64_t number = counts[kind]; \
    counts[kind] = 0; \
    for (int64_t k = 0; k < number; k++)
#define THIS(kind) \
    int64_t i = lists[kind][k]; \
    const int32_t *record = words + block[i].word

static void look_at_waiting(const int32_t *words) {
    EACH(LOOK_AT_WAITING) {
        THIS(LOOK_AT_WAITING);
        go_on(i, record[1 + block[i].waiting[record[0] & 1]]);
    }
}

static void look_at_deck(const int32_t *words) {
    EACH(LOOK_AT_DECK) {
        THIS(LOOK_AT_DECK);
        go_on(i, record[1 + left(block[i].cards[record[0] & 1] >> 10)]);
    }
}

static void change(const int32_t *words) {
    EACH(CHANGE) {
        THIS(CHANGE);
        int64_t side = record[0] & 1, fields = record[1], cards = block[i].cards[side], waiting = block[i].waiting[side];
        int64_t came = fields & (CAME_LOW | CAME_HIGH);
        int64_t swap = (cards >> 5 ^ waiting) & CARD & -(int64_t)((fields & EXCHANGED) != 0);
        cards ^= swap << 5;
        waiting ^= swap;
        int64_t shown = cards & SHOWN, deck = cards >> 10, where = 5 * (fields & LOSES);
        int64_t shows_waiting = -(int64_t)(came == CAME_HIGH), shows_top = -(int64_t)(came == (CAME_LOW | CAME_HIGH));
        int64_t face_up = (waiting & shows_waiting) | (deck & CARD & shows_top);
        shown ^= ((shown >> where ^ face_up) & CARD & -(int64_t)(face_up != 0)) << where;
        deck >>= 5 * ((fields & DISCARDS) != 0);
        if (fields & BURIED) deck = deck >> 5 | (deck & CARD) << 5 * (left(deck) - 1);
        block[i].cards[side] = deck << 10 | shown;
        block[i].waiting[side] = waiting & ((int64_t)((fields & WAITING_GONE) != 0) - 1);
        go_on(i, record[2]);
    }
}

static void answer(const int32_t *words) {
    EACH(ASK) {
        THIS(ASK);
        go_on(i, record[2 + (block[i].stance[record[0] & 1] >> record[1] & 1)]);
    }
}

static void rearrange(const int32_t *words, const int32_t *orders) {
    EACH(REARRANGE) {
        THIS(REARRANGE);
        int64_t side = record[0] & 1, cards = block[i].cards[side], order = block[i].stance[side] >> 2;
        int64_t deck = cards >> 10, down = orders[25 * left(deck) + order], arranged = 0;
        for (int bits = 0; bits < 20; bits += 5) arranged |= (deck >> (down >> bits & CARD) & CARD) << bits;
        block[i].cards[side] = arranged << 10 | (cards & SHOWN);
        go_on(i, record[1 + (order != 0)]);
    }
}

static void fight(const Tables *t, int64_t size) {
    counts[VERDICT] = size;
    while (counts[VERDICT]) {
        duel(t);
        while (counts[LOOK_AT_WAITING] + counts[LOOK_AT_DECK] + counts[CHANGE] + counts[ASK] + counts[REARRANGE]) {
            look_at_waiting(t->words);
            look_at_deck(t->words);
            change(t->words);
            answer(t->words);
            rearrange(t->words, t->orders);
        }
    }
}

void rounds(const Tables *t, const int64_t *plans_b, const int64_t *plans_w, const int64_t *stances_b,
            const int64_t *stances_w, int8_t *winners, int64_t number) {
    for (int64_t start = 0; start < number; start += BLOCK) {
        int64_t size = number - start < BLOCK ? number - start : BLOCK;
        for (int64_t i = 0; i < size; i++) {
            int64_t black = plans_b[start + i] + 0x2108421, white = plans_w[start + i] + 0x2108421;
            block[i] = (Round){{(black & 0x1ffffff) << 10, (white & 0x1ffffff) << 10}, {black >> 25, white >> 25},
                               {stances_b[start + i], stances_w[start + i]}, BOTH_LEFT, 0};
            lists[VERDICT][i] = (uint16_t)i;
        }
        fight(t, size);
        for (int64_t i = 0; i < size; i++) winners[start + i] = block[i].last & 3;
    }
}
