-- Spec: dossiers#reprise: a report by an attempt that another attempt replaced is not written.
begin;
set local role metier;
select plan(8);
select essai.preparer();
create function pg_temp.d() returns uuid language sql as $$ select d.id from dossier.dossier d $$;
create function pg_temp.noter(p_tentative integer, p_chemin text) returns boolean
language sql as $$
  select dossier.noter(pg_temp.d(), p_tentative, 'fichier', jsonb_build_array(jsonb_build_object(
    'chemin', p_chemin, 'objet_id', pg_temp.d(), 'blocs', '[]'::jsonb,
    'sha256', repeat('0', 64), 'taille_octets', 0)), 3)
$$;
select dossier.creer(
  jsonb_build_object('campagne', c.id),
  (core.organisation_id(), essai.id('admin ESSAI'), true)::utilisateur.session, essai.t())
from campagne.campagne c where c.statut = 'ouverte';

select is((dossier.commencer(pg_temp.d())).tentative, 1, 'the first attempt');
select ok(pg_temp.noter(1, 'b'), 'notes a file');
select is((dossier.commencer(pg_temp.d())).tentative, 2, 'another one takes it over');
select ok(not pg_temp.noter(1, 'c'), 'and the first notes nothing any more');
select ok(not dossier.vider(pg_temp.d(), 1), 'and throws nothing away');
select is((select string_agg(f.chemin, ',') from dossier.fichier f), 'b',
          'of its file there is no row');
select ok(not dossier.arreter(pg_temp.d(), 1, essai.t()), 'its instant does not stand');
select ok(not dossier.achever(pg_temp.d(), 1, repeat('0', 64), 1, essai.t()),
          'nor does its archive');

select * from finish();
rollback;
