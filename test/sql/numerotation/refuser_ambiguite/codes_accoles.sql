-- Spec: numerotation#ambiguite: two adjacent codes of variable length can be split in two ways (A +
-- BC, AB + C).
begin;
set local role metier;
select plan(5);
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

select is(pg_temp.juger('nature produit code_campagne sequence'), 'numerotation_ambigue',
  'product and campaign code');
select is(pg_temp.juger('nature code_campagne produit sequence'), 'numerotation_ambigue',
  'the other way round');
select is(pg_temp.juger('nature produit prefixe_inactif code_campagne sequence'),
  'numerotation_ambigue',
  'an inactive prefix separates nothing');
select is(pg_temp.juger('nature produit - code_campagne sequence'), 'admis',
  'a separator that no product code contains');
select is(pg_temp.juger('nature produit annee_campagne sequence'), 'admis',
  'one code of free length alone');

select * from finish();
rollback;
