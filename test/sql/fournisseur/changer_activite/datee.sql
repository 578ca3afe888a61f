-- Spec: conformite-et-certificats#fournisseurs: each deactivation and reactivation is dated, with
-- its author and reason.
begin;
set local role metier;
select plan(7);
select essai.preparer();

insert into fournisseur.fournisseur (organisation_id, id, code, nom, pays, actif_pendant, cree_le)
values (core.organisation_id(), essai.id('x'), 'X', 'X', 'BJ',
  tstzmultirange(tstzrange(essai.t(-100), null)), essai.t(-100));
create function pg_temp.changer(p_actif boolean, p_jours integer, p_nom text default 'x')
returns text language plpgsql as $$
begin
  return fournisseur.changer_activite(essai.id(p_nom), p_actif, 'raison', essai.id('rsci ESSAI'),
    essai.t(p_jours)) ->> 'actif';
exception when sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
select is(pg_temp.changer(true, -11), 'fournisseur_deja_actif', 'it is active');
select is(pg_temp.changer(false, -10), 'false', 'until now');
select is(pg_temp.changer(false, -9), 'fournisseur_deja_inactif', 'once');
select is(pg_temp.changer(true, -5), 'true', 'and back');
select is(pg_temp.changer(false, 0, 'nul'), 'fournisseur_inconnu', 'nobody');
select is((select d.actif_pendant from fournisseur.fournisseur d),
  tstzmultirange(tstzrange(essai.t(-100), essai.t(-10)), tstzrange(essai.t(-5), null)),
  'each period is kept');
select results_eq($$ select h.actif, h.le, h.raison, h.auteur_id from fournisseur.changement h
    order by h.rang $$,
  $$ values (false, essai.t(-10), 'raison', essai.id('rsci ESSAI')),
    (true, essai.t(-5), 'raison', essai.id('rsci ESSAI')) $$, 'with who and why');

select * from finish();
rollback;
