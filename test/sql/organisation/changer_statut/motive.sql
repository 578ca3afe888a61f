-- Spec: organisations-et-modules#suspension: the publisher gives a reason; no account has access,
-- and no data is lost.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.passer(p_id uuid, p_statut text, p_le timestamptz) returns text
language plpgsql as $$
begin
  return organisation.changer_statut('{"identifiant": "editeur", "sujet": "s"}', p_id, p_statut,
    'r', p_le) ->> 'statut';
exception when sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
select is(pg_temp.passer(essai.id('organisation VOISIN'), 'active', essai.t()),
  'organisation_statut_refuse', 'an active one is not reactivated');
select is(pg_temp.passer(essai.id('organisation VOISIN'), 'suspendue', essai.t()), 'suspendue',
  'suspended');
select is(pg_temp.passer(essai.id('organisation VOISIN'), 'suspendue', essai.t()),
  'organisation_statut_refuse', 'once');
select is(pg_temp.passer(essai.id('organisation VOISIN'), 'active', essai.t(1)), 'active',
  'and back');
select is(pg_temp.passer(essai.id('nulle'), 'suspendue', essai.t()), 'organisation_introuvable',
  'none of this id');
select set_config('sillon.organisation_id', essai.id('organisation VOISIN')::text, true);
select results_eq(
  'select rang, statut, depuis, raison, auteur from organisation.changement_statut order by rang',
  $$ values (1, 'suspendue', essai.t(), 'r', 'editeur'),
    (2, 'active', essai.t(1), 'r', 'editeur') $$, 'with dates, reasons and author');
select is((select count(*) from journal.evenement e
    where e.action in ('organisation.suspendre', 'organisation.reactiver')), 2::bigint,
  'journalled in the organization');

select * from finish();
rollback;
