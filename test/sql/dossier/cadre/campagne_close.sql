-- Spec: dossiers#listes: if a dossier ends on the last day of a closed campaign, the campaign's
-- receptions and steps are included until `arrete_au`. If it ends on another day, they are included
-- until that day.
begin;
set local role metier;
select plan(2);
select essai.preparer();
update campagne.campagne set date_cloture_prevue = (essai.t(1))::date;
select campagne.cloturer(essai.id('campagne ESSAI'), essai.t(2));
create function pg_temp.suites(p_au integer) returns boolean language plpgsql as $$
declare
  v_id uuid := dossier.creer(
    jsonb_build_object('campagne', 'C26', 'au', (essai.t(p_au))::date),
    (core.organisation_id(), essai.id('admin ESSAI'), true)::utilisateur.session,
    essai.t(9)) ->> 'id';
begin
  return dossier.cadre(v_id, essai.t(9)) ->> 'suites_jusqu_a' = core.horodatage(essai.t(9));
end
$$;
select is(pg_temp.suites(2), true, 'its last day');
select is(pg_temp.suites(1), false, 'another day');

select * from finish();
rollback;
