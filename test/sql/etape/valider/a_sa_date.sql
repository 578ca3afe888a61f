-- Spec: etapes#validation: a step takes the contents of its inputs at its own date; after a
-- devalidation it can be validated again at that date.
begin;
set local role metier;
select plan(9);
select essai.preparer();

select from essai.lot('a', 1000, 'validé');
select essai.etape('veille', '{"a": 1}', jsonb_build_array(essai.sortie(1)),
  jsonb_build_object('date_operation', essai.t(-1)));
select is(essai.proceder('veille'), '409 matiere_pas_encore_entree', 'before the lot was born');
select etape.modifier(essai.etape_dite('veille'), jsonb_build_object('date_operation', essai.t()),
  essai.t(2));
select is(essai.proceder('veille'), 'validée', 'at the instant of its birth');

select essai.etape('premiere', '{"a": 999}', jsonb_build_array(essai.sortie(999)),
  jsonb_build_object('date_operation', essai.t(2)));
select is(essai.proceder('premiere'), 'validée', 'the next one');
select lot.entrer_en_stock(essai.issu('premiere'), essai.id('rsci ESSAI'), essai.t(3));
create function pg_temp.suite(p_note text, p_jour integer) returns text language sql as $$
  select essai.etape(p_note, '{}', jsonb_build_array(essai.sortie(500)),
    jsonb_build_object('date_operation', essai.t(p_jour),
    'entrees',
    jsonb_build_array(jsonb_build_object('lot_id', essai.issu('premiere'), 'quantite_g', 500))));
  select essai.proceder(p_note)
$$;
select is(pg_temp.suite('trop tôt', 1), '409 matiere_pas_encore_entree',
  'a step before the one that made its input');
select is(pg_temp.suite('suite', 2), 'validée', 'both at one instant');

select is(essai.proceder('suite', 'devalider', null, 5), 'brouillon', 'days later');
select is(essai.proceder('premiere', 'devalider', null, 5), 'brouillon', 'and the one before');
select is(essai.proceder('premiere', 'valider', '[]', 6), 'validée',
  'again, at the date that it had');
select is_empty($$ select essai.creux() $$, 'nothing was ever less than nothing');

select * from finish();
rollback;
