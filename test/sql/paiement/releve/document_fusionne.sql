-- Spec: documents#releve: the statement of a producer who was merged into another one is a document
-- of the kept one.
begin;
set local role metier;
select plan(3);
select essai.preparer_paiements();
select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');
create function pg_temp.editer(p_id uuid) returns text language sql as $$
  select essai.issue_de(format('select paiement.editer_releve(%L, %L, %L)',
    (core.organisation_id(), essai.id('admin ESSAI'), true)::utilisateur.session, p_id,
    essai.t(9)))
$$;
select is(pg_temp.editer(essai.id('?')), '404 producteur_inconnu', 'nobody');
select from essai.faire('producteur.enregistrer', 'Perdu');
update producteur.producteur set fusionne_dans = essai.id('Kossi') where id = essai.id('Perdu');
select from pg_temp.editer(essai.id('Perdu'));
select from pg_temp.editer(essai.id('Kossi'));
select results_eq($$ select d.entite_id, d.pour_id, d.indice from document.document d
    where d.type = 'releve_producteur' $$,
  $$ values (essai.id('Kossi'), essai.id('Kossi'), 1) $$, 'one document, of the kept one');
select is((select d.donnees #>> '{contenu,soldes,0,du}' from document.document d
    where d.type = 'releve_producteur'), '30000', 'with what is due to them');

select * from finish();
rollback;
