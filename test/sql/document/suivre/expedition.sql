-- Spec: documents#liste-colisage, documents#attestation: a shipment has its packing list and its
-- statement, with the data of that time; a devalidation invalidates both.
begin;
set local role metier;
select plan(4);
select essai.preparer_ventes();

select from essai.lot('a', 1000, 'validé');
select essai.vendre('V', '{"tolerance_cp": 10000}');
select essai.charger('x', 'V', '{"a": 400}');
select essai.expedier('x');
create function pg_temp.papiers() returns text language sql as $$
  select string_agg(d.type || case when d.remplace_le is null then '' else ' remplace' end, ', '
                    order by d.type, d.indice)
  from document.document d where d.entite_id = essai.expedition('x')
$$;
select is(pg_temp.papiers(), 'attestation, liste_colisage', 'both are there');
select results_eq($$
  select d.donnees #>> '{contenu,lignes,0,quantite_g}', d.donnees #>> '{contenu,total_g}',
         d.donnees #>> '{contenu,vente}'
  from document.document d where d.entite_id = essai.expedition('x') order by d.type
$$, $$ values ('400', '400', 'V'), ('400', '400', 'V') $$, 'with what was shipped');
select is(essai.expedier('x', 'devalider', 4), 'brouillon', 'devalidated');
select is(pg_temp.papiers(), 'attestation remplace, liste_colisage remplace', 'neither is true');

select * from finish();
rollback;
