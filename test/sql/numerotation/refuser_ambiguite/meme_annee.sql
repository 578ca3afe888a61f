-- Spec: numerotation#ambiguite: the year does not distinguish two campaigns opened in the same
-- year.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.juger(p_types text, p_campagne text default 'campagne ESSAI') returns text
language plpgsql as $$
declare
  v_segments jsonb := (select jsonb_agg(case
      when t = 'sequence' then '{"type": "sequence", "chiffres": 4}'
      when t = 'prefixe' then '{"type": "prefixe_entreprise", "actif": true}'
      when t = 'prefixe_inactif' then '{"type": "prefixe_entreprise", "actif": false}'
      when t in ('nature', 'produit', 'annee_campagne', 'code_campagne')
        then jsonb_build_object('type', t)
      else jsonb_build_object('type', 'texte', 'valeur', t) end) from string_to_table(p_types,
      ' ') as t);
begin
  perform numerotation.refuser_ambiguite(v_segments, essai.id(p_campagne), essai.t());
  return 'admis';
exception when sqlstate 'TR409' then
  return sqlerrm;
end
$$;

select from campagne.creer(essai.id('C26B'), 'C26B', 'Deuxième campagne', 2026, '2026-06-01',
  '2026-12-31', (select c.pack_version_id from campagne.campagne c), essai.t(-10));

select is(pg_temp.juger('nature - produit - annee_campagne - sequence', 'C26B'),
  'numerotation_ambigue',
  'the year of a campaign that was opened before');
select is(pg_temp.juger('nature - produit - code_campagne - sequence', 'C26B'), 'admis',
  'the code tells them apart');
update campagne.campagne set active_pendant = '{["2025-06-01 00:00+00",)}' where code = 'C26';
select is(pg_temp.juger('nature - produit - annee_campagne - sequence', 'C26B'), 'admis',
  'another year');
update campagne.campagne set active_pendant = '{["1926-06-01 00:00+00",)}' where code = 'C26';
select is(pg_temp.juger('nature - produit - annee_campagne - sequence', 'C26B'),
  'numerotation_ambigue',
  'another century, the same two digits');

select * from finish();
rollback;
