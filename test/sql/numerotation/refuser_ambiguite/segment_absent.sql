-- Spec: numerotation#ambiguite: every number contains nature, product and campaign.
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

select is(pg_temp.juger('nature - produit - annee_campagne - sequence'), 'admis',
  'all three are there');
select is(pg_temp.juger('nature - produit - code_campagne - sequence'), 'admis',
  'the campaign by its code');
select is(pg_temp.juger('produit - annee_campagne - sequence'), 'numerotation_ambigue',
  'no nature: a collection and a reception alike');
select is(pg_temp.juger('nature - annee_campagne - sequence'), 'numerotation_ambigue',
  'no product');
select is(pg_temp.juger('nature - produit - sequence'), 'numerotation_ambigue', 'no campaign');

select * from finish();
rollback;
