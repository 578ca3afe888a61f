-- Spec: dossiers#droits: an archive is for its author, and for persons who may read everything in
-- it; with identity documents in it, for persons who may read these.
begin;
set local role metier;
select plan(6);
select essai.preparer();
create function pg_temp.contenir(p_compte text) returns json language sql as $$
  select dossier.contenir(
    d.id, (d.organisation_id, essai.id(p_compte), true)::utilisateur.session, essai.t(1))
  from dossier.dossier d
$$;
select dossier.creer(
  jsonb_build_object('campagne', c.id),
  (core.organisation_id(), essai.id('agent ESSAI'), true)::utilisateur.session, essai.t())
from campagne.campagne c where c.statut = 'ouverte';
select dossier.commencer(d.id) from dossier.dossier d;
select dossier.arreter(d.id, 1, essai.t()) from dossier.dossier d;
select dossier.signer(d.id, 1, repeat('0', 64), 'x', '{}') from dossier.dossier d;
select dossier.achever(d.id, 1, repeat('0', 64), 1, essai.t()) from dossier.dossier d;

select ok(pg_temp.contenir('agent ESSAI') ->> 'cle' is not null, 'its author takes it');
select ok(pg_temp.contenir('admin ESSAI') ->> 'cle' is not null, 'so does who reads everything');
update dossier.dossier set auteur_id = essai.id('admin ESSAI');
select throws_ok($$ select pg_temp.contenir('agent ESSAI') $$, 'TR403', 'droit_manquant',
                 'nobody else');
select utilisateur.creer(essai.id('lecteur ESSAI'), 'lecteur', 'Lecteur', essai.t(-400));
update dossier.dossier set auteur_id = essai.id('lecteur ESSAI');
select ok(pg_temp.contenir('lecteur ESSAI') ->> 'cle' is not null, 'an author of no right');
select is(dossier.cadre(d.id, essai.t(1)) ->> 'pieces_identite_raison', 'droit_manquant',
          'in whose dossier no identity document stands')
from dossier.dossier d;
update dossier.dossier set pieces_identite = true;
select throws_ok($$ select pg_temp.contenir('lecteur ESSAI') $$, 'TR403', 'droit_manquant',
                 'but where identity documents stand in it');

select * from finish();
rollback;
