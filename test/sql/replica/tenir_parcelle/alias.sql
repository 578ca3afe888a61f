-- Spec: terrain#geojson: a merged plot stays as an alias, without polygon, and follows the kept
-- plot.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select essai.producteur('Afi');
update parcelle.parcelle set fusionnee_dans = essai.id('parcelle Kossi')
where id = essai.id('parcelle Afi');
select is((select (r.fusionnee_dans, r.producteur_id, r.geojson) from replica.parcelle r
    where r.id = essai.id('parcelle Afi')),
  (essai.id('parcelle Kossi'), essai.id('Kossi'), null::text), 'an alias of Kossi''s');
update parcelle.parcelle set actif_pendant = '{(,2026-01-01)}'
where id = essai.id('parcelle Kossi');
select is_empty($$ select from replica.parcelle r
    where r.id in (essai.id('parcelle Kossi'), essai.id('parcelle Afi')) $$, 'gone with it');
update parcelle.parcelle set actif_pendant = '{(,)}' where id = essai.id('parcelle Kossi');
select is((select count(*) from replica.parcelle r
    where r.id in (essai.id('parcelle Kossi'), essai.id('parcelle Afi'))), 2::bigint, 'and back');

select * from finish();
rollback;
