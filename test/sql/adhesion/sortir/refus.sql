-- Spec: terrain#sortie: an exit is refused if it is in the future, out of order, or of a member who
-- already left.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();
create function pg_temp.sortir(p_date timestamptz, p_nom text default 'Kossi') returns text
language sql as $$
  select essai.agir('adhesion.sortir', essai.id(p_nom), jsonb_build_object('le', p_date))
$$;
select is(pg_temp.sortir(essai.t(-1), '?'), '404 producteur_inconnu', 'nobody');
select is(pg_temp.sortir(essai.t() + interval '1 second'), '400 parametre_invalide', 'to come');
select is(pg_temp.sortir(essai.t(-200)), '409 evenement_hors_ordre', 'at the registration');
select is(pg_temp.sortir(essai.t(-2)), 'fait', 'well');
select is(pg_temp.sortir(essai.t(-1)), '409 producteur_sorti', 'twice');
select is(essai.agir('adhesion.revenir', essai.id('Kossi'),
    jsonb_build_object('le', essai.t(-1))), 'fait', 'back');
select is(pg_temp.sortir(essai.t(-1)), '409 evenement_hors_ordre', 'at the instant of the return');

select * from finish();
rollback;
