-- Spec: conformite-et-certificats#operations: goods shipped while a certificate was suspended are
-- listed.
begin;
set local role metier;
select plan(8);
select essai.preparer_ventes();

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'G2');
insert into fournisseur.fournisseur (organisation_id, id, code, nom, pays, actif_pendant, cree_le)
values (core.organisation_id(), essai.id('f'), 'F', 'F', 'BJ', '{(,)}', essai.t());
select essai.certifier('GROUPE', '2026-01-01', '2026-12-31'),
  essai.certifier('AUTRE', '2026-01-01', '2026-12-31', '{}', essai.id('G2')),
       essai.certifier('FOURNI', '2026-01-01', '2026-12-31', '{}', null, essai.id('f'));
select from unnest('{a,b,c}'::text[]) as n, essai.lot(n, 1000, 'validé');
select essai.collecter('c1');
insert into matiere.filiation (organisation_id, mouvement_id, rang, de_genre, de_id, vers_genre,
  vers_id, quantite_g)
select f.organisation_id, f.mouvement_id, 99, d.genre, d.id, 'lot', f.vers_id, 1
from (values ('a', 'collecte', essai.id('c1')), ('b', 'fournisseur', essai.id('f'))) as d (lot,
  genre, id)
  join matiere.filiation f on f.vers_id = essai.id('lot ' || d.lot);
select essai.vendre('V', '{"tolerance_cp": 10000}'),
  essai.vendre('N', jsonb_build_object('lignes', essai.ligne_vente(1000, '{}')));
select essai.charger('xa', 'V', '{"a": 100}', '{"conteneurs": [{"numero": "CSQU3054383"}]}'),
  essai.charger('xb', 'V', '{"b": 100}'), essai.charger('xc', 'N', '{"c": 100}'),
  essai.charger('brouillon', 'V', '{"a": 1}');
select essai.expedier('xa', 'valider', 3), essai.expedier('xb', 'valider', 4),
  essai.expedier('xc', 'valider', 4);
create function pg_temp.touchees(p_numero text, p_du integer, p_au integer) returns text
language sql as $$
  select string_agg(x.note || ' ' || o.reference, ',' order by o.le, x.note)
  from certificat.operations_de_la_periode((select c.id from certificat.certificat c
      where c.numero = p_numero), essai.t(p_du), essai.t(p_au)) as o
    join expedition.expedition x on x.id = o.id and o.entite = 'expedition'
$$;
select is(pg_temp.touchees('PROPRE', 0, 9), 'xa CSQU3054383,xb V', 'those validated on it');
select is(pg_temp.touchees('PROPRE', 4, 9), 'xb V', 'of the period');
select is(pg_temp.touchees('PROPRE', 0, 3), 'xa CSQU3054383', 'its ends counted');
select is(pg_temp.touchees('GROUPE', 0, 9), 'xa CSQU3054383', 'the group''s goods');
select is(pg_temp.touchees('AUTRE', 0, 9), null, 'another''s');
select is(pg_temp.touchees('FOURNI', 0, 9), 'xb V', 'the supplier''s');
select is(pg_temp.touchees('FOURNI', 5, 9), null, 'after it');
select is(pg_temp.touchees('?', 0, 9), null, 'of no certificate');

select * from finish();
rollback;
