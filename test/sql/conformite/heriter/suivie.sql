-- Spec: conformite-et-certificats#effets: a plot that came of others follows a revision of theirs,
-- to the lowest state, until a person says a state of it itself.
begin;
set local role metier;
select plan(5);
select essai.preparer_ordre();
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');

create function pg_temp.etats(p_nom text) returns text language sql as $$
  select string_agg(s.etat_code || ' ' || extract(day from essai.t() - lower(s.periode)),
                    ', ' order by lower(s.periode))
  from conformite.statut_parcelle s where s.parcelle_id = essai.id(p_nom)
$$;
create function pg_temp.dire(p_parcelle text, p_etat text, p_jour integer) returns void
language sql as $$
  select from conformite.reviser(essai.id(p_parcelle), 'AB', p_etat, essai.t(p_jour), 'x',
    essai.id('rsci ESSAI'), essai.t(2))
$$;
select essai.champ_neuf('autre');
select pg_temp.dire('autre', 'AB', -100);
select essai.envoyer_a(essai.ordre('parcelle.enregistrer', 'terre'), '06:30');
select is(essai.agir('adhesion.dire_origines', essai.id('terre'), jsonb_build_object(
    'le', essai.t(0, '06:20'),
    'anciennes', jsonb_build_array(essai.id('parcelle Kossi'), essai.id('autre'))), 'rsci',
  essai.t(2)), 'fait', 'joined');
select is(pg_temp.etats('terre'), 'AB 100', 'it has the states of both');
select pg_temp.dire('parcelle Kossi', 'C2', -50);
select is(pg_temp.etats('terre'), 'AB 100, C2 50', 'it falls with one of them');
select pg_temp.dire('parcelle Kossi', 'AB', -20);
select is(pg_temp.etats('terre'), 'AB 100, C2 50, AB 20', 'and rises with it');
select pg_temp.dire('terre', 'C1', -10);
select pg_temp.dire('autre', 'HS', -40);
select is(pg_temp.etats('terre'), 'AB 100, C2 50, AB 20, C1 10',
  'what a person says of itself stays');

select * from finish();
rollback;
