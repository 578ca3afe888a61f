-- Spec: dossiers#etats: an unforeseen error makes a dossier fail at the fifth time; restarts do not
-- count.
begin;
set local role metier;
select plan(4);
select essai.preparer();
create function pg_temp.d() returns uuid language sql as $$ select d.id from dossier.dossier d $$;
create function pg_temp.buter() returns boolean language sql as $$
  select dossier.buter(pg_temp.d(), (dossier.commencer(pg_temp.d())).tentative, essai.t())
$$;
select dossier.creer(
  jsonb_build_object('campagne', c.id),
  (core.organisation_id(), essai.id('admin ESSAI'), true)::utilisateur.session, essai.t())
from campagne.campagne c where c.statut = 'ouverte';

select count((dossier.commencer(pg_temp.d())).tentative) from generate_series(1, 7);
select ok(bool_and(pg_temp.buter()), 'four times') from generate_series(1, 4);
select is(d.statut, 'en_cours', 'and it is tried again') from dossier.dossier d;
select ok(pg_temp.buter(), 'the fifth time');
select is(d.statut || ' ' || (d.raison ->> 'code'), 'echoue erreur_interne', 'it is the last')
from dossier.dossier d;

select * from finish();
rollback;
