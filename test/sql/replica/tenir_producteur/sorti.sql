-- Spec: replication#perimetre: a producer who left is on no phone, nor are their plots; one who
-- returned is.
begin;
set local role metier;
select plan(4);
select essai.preparer();

update producteur.producteur set actif_pendant = tstzmultirange(tstzrange(null, essai.t()))
where id = essai.id('Kossi');
select is_empty($$ select from replica.producteur r where r.id = essai.id('Kossi') $$, 'gone');
select is_empty($$ select from replica.parcelle r where r.producteur_id = essai.id('Kossi') $$,
  'with the plots');
update producteur.producteur set actif_pendant = '{(,)}' where id = essai.id('Kossi');
select isnt_empty($$ select from replica.producteur r where r.id = essai.id('Kossi') $$, 'back');
select isnt_empty($$ select from replica.statut_parcelle r
    where r.parcelle_id = essai.id('parcelle Kossi') $$, 'with the plots and their states');

select * from finish();
rollback;
