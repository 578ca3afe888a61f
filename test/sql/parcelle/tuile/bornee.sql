-- Spec: terrain#carte: a tile does not grow with the organization: at far zoom, and with more than
-- 2,000 plots, it has the number of plots in each of its cells.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id,
  groupement_id, nom, surface_declaree_m2, cree_le)
select p.organisation_id, essai.id('p' || n), p.producteur_declare, p.producteur_id,
  p.groupement_id, p.nom, 1, p.cree_le
from parcelle.parcelle p, generate_series(1, 2500) n where p.id = essai.id('parcelle Kossi');
insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
  date_operation)
select core.organisation_id(), essai.id('s' || n), essai.id('p' || n),
  public.st_translate('SRID=4326;POLYGON((2.01 6.01, 2.0102 6.01, 2.0102 6.0102, 2.01 6.01))',
    (n % 50) * 0.0003, (n / 50) * 0.0003), 600, 38, essai.t(-9)
from generate_series(1, 2500) n;
create function pg_temp.tuile(p_z integer, p_x integer, p_y integer, p_filtre jsonb default '{}')
returns bytea language sql as $$
  select decode(parcelle.tuile(p_z, p_x, p_y, p_filtre, essai.t()) ->> 'tuile', 'base64')
$$;
create function pg_temp.porte(p_tuile bytea, p_couche text) returns boolean language sql as $$
  select position(convert_to(p_couche, 'utf8') in p_tuile) > 0
$$;
select ok(pg_temp.porte(pg_temp.tuile(13, 4141, 3958), 'amas'), 'too many stand in cells');
select cmp_ok(length(pg_temp.tuile(13, 4141, 3958)), '<', 40000, 'and take no more room');
select ok(pg_temp.porte(pg_temp.tuile(16, 33135, 31670), 'Parcelle Kossi'),
  'nearer, each by itself');
select ok(pg_temp.porte(pg_temp.tuile(0, 0, 0), 'amas'), 'far, in cells');
select is(length(pg_temp.tuile(0, 0, 0, '{"etat": "sortie"}')), 0, 'those that are asked for');
select is(length(pg_temp.tuile(13, 0, 0)), 0, 'nothing where nothing stands');
select throws_ok('select pg_temp.tuile(3, 8, 0)', 'TR400', 'parametre_invalide',
  'there are so many tiles of a zoom');

select * from finish();
rollback;
