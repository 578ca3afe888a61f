-- Spec: capacites#plafond: until the next validation, the lower of the old ceiling and the new
-- survey's figure counts; zero if none was ever validated.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.plafond(p_surface_m2 bigint, p_le timestamptz) returns bigint
language plpgsql as $$
begin
  insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
    date_operation)
  select g.organisation_id, gen_random_uuid(), g.parcelle_id, g.forme, p_surface_m2, 1,
  p_le from parcelle.polygone g limit 1;
  perform capacite.renvoyer_en_validation(essai.id('parcelle Kossi'), essai.id('agent ESSAI'),
    p_le);
  return (select s.plafond_g from capacite.solde s where s.etat_code = 'AB');
end
$$;
select essai.mesurer_kossi(5000);
select is(essai.capacite_validee(), 500000::bigint, 'validated: half a hectare');
select is(pg_temp.plafond(8000, essai.t(1)), 500000::bigint,
  'a larger survey: the last validated one');
select is(pg_temp.plafond(4000, essai.t(2)), 400000::bigint, 'a smaller one: its proposal');
select is(pg_temp.plafond(6000, essai.t(3)), 500000::bigint,
  'larger again: the last validated one again');
select is((select string_agg(c.statut, ',' order by c.statut) from capacite.capacite c),
  'a_revalider,proposee,remplacee,remplacee', 'one proposal awaits, those before were replaced');

select * from finish();
rollback;
