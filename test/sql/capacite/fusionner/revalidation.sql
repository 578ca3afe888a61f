-- Spec: capacites#fusion: after a merge, the kept producer's capacities return to validation with
-- the yields of all their plots; those of the lost producer end.
begin;
set local role metier;
select plan(8);
select essai.preparer_capacites();

select essai.capacite_validee();
select essai.producteur('Perdu');
insert into parcelle.culture
values (core.organisation_id(), essai.id('parcelle Perdu'), essai.produit('ANANAS'),
  essai.produit('ANANAS'), 10000);
insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
  date_operation)
select g.organisation_id, gen_random_uuid(), essai.id('parcelle Perdu'), g.forme, 3000, 1,
  essai.t(-9) from parcelle.polygone g limit 1;
select essai.capacite_validee('Perdu');
create function pg_temp.capacites(p_nom text) returns text language sql as $$
  select string_agg(c.statut || ' ' || c.capacite_g, ', ' order by c.statut)
  from capacite.capacite c where c.producteur_id = essai.id(p_nom)
$$;
select adhesion.fusionner(essai.id('Perdu'), essai.id('Kossi'), essai.id('rsci ESSAI'),
  essai.t(1));
select is(pg_temp.capacites('Kossi'), 'a_revalider 500000, proposee 800000',
  'the kept one''s returns to validation, with the plots of both');
select is(pg_temp.capacites('Perdu'), 'remplacee 300000', 'the lost one''s ends');
select is((select s.plafond_g from capacite.solde s where s.producteur_id = essai.id('Kossi')),
  500000::bigint, 'the ceiling is not the sum: nobody validated that');
select is((select c.proposee_par from capacite.capacite c where c.statut = 'proposee'),
  essai.id('rsci ESSAI'), 'who decided the merge is the author of the proposal');
select is(essai.valider(c.id, 'rsci'), '403 separation_des_taches', 'and does not validate it')
from capacite.capacite c where c.statut = 'proposee';
select is(essai.valider(c.id, 'adjoint') || ',' || essai.valider(c.id, 'direction'),
  'proposee,validee', 'two others do') from capacite.capacite c where c.statut = 'proposee';
select is((select s.plafond_g from capacite.solde s where s.producteur_id = essai.id('Kossi')),
  800000::bigint, 'then it is');
select essai.producteur('Sans terre');
delete from conformite.statut_parcelle s where s.parcelle_id = essai.id('parcelle Sans terre');
select adhesion.fusionner(essai.id('Sans terre'), essai.id('Kossi'), essai.id('rsci ESSAI'),
  essai.t(2));
select is(pg_temp.capacites('Kossi'), 'remplacee 500000, validee 800000',
  'a merge that changes nothing to it leaves it');

select * from finish();
rollback;
