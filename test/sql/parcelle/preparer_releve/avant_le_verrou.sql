-- Spec: terrain#trop-complexe: land in common is found once, before others wait for it, and kept.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();
select from essai.faire('parcelle.enregistrer', 'a',
  jsonb_build_object('releve', essai.releve('a', essai.rectangle(2.1, 6.4))));

reset role;
create or replace function parcelle.verrouiller_releves() returns void language plpgsql as $$
begin
  perform set_config('essai.suite', current_setting('essai.suite') || ' verrou', true);
end
$$;
alter function parcelle.partager rename to partager_pour_de_vrai;
create function parcelle.partager(p_une public.geometry, p_autre public.geometry, p_maximum integer,
  out croisements integer, out commune_m2 bigint, out forme public.geometry) language plpgsql as $$
begin
  perform set_config('essai.suite', current_setting('essai.suite') || ' partage', true);
  select p.croisements, p.commune_m2, p.forme into croisements, commune_m2, forme
  from parcelle.partager_pour_de_vrai(p_une, p_autre, p_maximum) as p;
end
$$;
grant execute on function parcelle.partager to metier;
set local role metier;
set local essai.suite = '';
select is(essai.motifs(essai.faire('parcelle.enregistrer', 'b',
    jsonb_build_object('releve', essai.releve('b', essai.rectangle(2.1005, 6.4))))),
  'chevauchement_parcelle', 'two plots share land');
select is(current_setting('essai.suite'), ' partage verrou',
  'they are compared once, before the surveys of the organization are locked');
select is((select count(*) from parcelle.terre_commune), 1::bigint, 'and it is kept');

select * from finish();
rollback;
