-- Spec: api#recherche: a search finds its words in any order, whatever their accents, case,
-- punctuation and digits.
begin;
set local role metier;
select plan(3);

select set_eq($$
  select t.rang from (values
    (1, 'Adélé Kossi', 'kossi adele'), (2, normalize('Adélé', nfd), 'ADÉLÉ'),
    (3, 'Adélé', normalize('adélé', nfd)), (4, 'N’Guessan Aya', 'n''guessan'),
    (5, 'N`Guessan', 'NGUESSAN'), (6, U&'Zin\200Bsou', 'zinsou'),
    (7, 'Ɖɔɖɔ Ŋutifafa', 'dodo nuti'), (8, 'Łukasz', 'lukasz'), (9, 'Nguyễn Thị', 'thi nguyen'),
    (10, U&'P\20110001', 'p-0001'), (11, '١٢٣٤', '12'), (12, 'Jean-Paul', 'paul jean'),
    (13, 'Иванов', 'ИВАНОВ'), (14, U&'\202A+229 97\202C', '97')) as t (rang, texte, recherche)
  where core.contient(t.texte, t.recherche) $$, 'select generate_series(1, 14)', 'found');
select is_empty($$
  select t.recherche from (values ('Adjovi Afi', 'adjovi koffi'), ('Adjovi', '%'), ('Adjovi', ' '),
    ('田中', '山田'), (null, 'a'), ('100 %', '%')) as t (texte, recherche)
  where core.contient(t.texte, t.recherche) $$, 'not found');
select is(core.cle_nom('  D''Almeida,  José-María (fils) '), 'dalmeida jose maria fils',
  'words alone are compared');

select * from finish();
rollback;
