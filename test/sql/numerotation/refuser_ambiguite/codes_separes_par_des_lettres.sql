-- Spec: numerotation#ambiguite: letters between two codes of variable length are no separator if a
-- code may contain them: A-MP-PF1 and AMP-PF-1 both read AMPPF1; X-A-AY and XA-A-Y both read XAAY;
-- A-26-26B and A26-26-B both read A2626B; A-0001-0001B and A0001-0001-B too.
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

select is(pg_temp.juger('produit nature code_campagne sequence'), 'numerotation_ambigue',
  'the nature between them');
select is(pg_temp.juger('nature produit A code_campagne sequence'), 'numerotation_ambigue',
  'a letter between them');
select is(pg_temp.juger('nature produit annee_campagne code_campagne sequence'),
  'numerotation_ambigue',
  'the year between them');
select is(pg_temp.juger('nature produit sequence code_campagne'), 'numerotation_ambigue',
  'the sequence between them');

select * from finish();
rollback;
