-- domain.md §6: "both capacities return to validation".
begin;
set local role metier;
select plan(9);
select essai.preparer_operations();
select essai.mesurer_kossi();
select essai.producteur('Afi');
select essai.capacite_validee();
insert into capacite.capacite (organisation_id, campagne_id, producteur_id, matiere_code, etat_code, capacite_g, lignes, statut, proposee_le)
values (core.organisation_id(), essai.id('campagne ESSAI'), essai.id('Afi'), 'ANANAS', 'AB', 500000, '[]', 'validee', essai.t(-1)),
       (core.organisation_id(), essai.id('campagne ESSAI'), essai.id('Afi'), 'ANANAS', 'AB', 600000, '[]', 'proposee', essai.t(-1));
update capacite.solde set plafond_g = 500000 where producteur_id = essai.id('Afi');

select is(essai.transferer('Kossi', 'Afi', essai.t(-2)), 'fait', 'a plot of 1,223,400 g goes to Afi');
select results_eq($$ select p.nom, c.statut, c.capacite_g, c.proposee_par from capacite.capacite c join producteur.producteur p on p.id = c.producteur_id order by 1, 2, 3 $$,
  $$ values ('Afi', 'a_revalider', 500000::bigint, null::uuid), ('Afi', 'proposee', 1223400, essai.id('rsci ESSAI')), ('Afi', 'remplacee', 600000, null),
            ('Kossi', 'a_revalider', 1223400, null), ('Kossi', 'proposee', 0, essai.id('rsci ESSAI')) $$, 'each has a new proposal; what was pending is replaced');
select results_eq($$ select p.nom, s.plafond_g from capacite.solde s join producteur.producteur p on p.id = s.producteur_id order by 1 $$,
  $$ values ('Afi', 500000::bigint), ('Kossi', 0) $$, 'each ceiling is the lower of the validated one and the proposal');
select ok(essai.collecter('trop', essai.kg(500001) || essai.du('Afi')) -> 'motifs' ? 'capacite_depassee', 'the plot adds nothing before it is validated');

select essai.faire('parcelle.relever', 'moitié', jsonb_build_object('releve', essai.releve('moitié', essai.rectangle(11, 6.4, 0.0005))));
select is((select count(*) from capacite.capacite c where c.producteur_id = essai.id('Kossi')), 2::bigint, 'a later survey of the plot leaves the old owner alone');
select is((select max(c.capacite_g) from capacite.capacite c where c.producteur_id = essai.id('Afi') and c.statut = 'proposee'), 611700::bigint, 'it is the new one''s');

select essai.producteur('Bio');
select is(essai.transferer('Kossi', 'Bio', essai.t(-1)), 'fait', 'on to Bio, who has no capacity');
select results_eq($$ select c.statut, c.capacite_g from capacite.capacite c where c.producteur_id = essai.id('Bio') $$, $$ values ('proposee', 611700::bigint) $$,
  'a proposal is made');
select is((select s.plafond_g from capacite.solde s where s.producteur_id = essai.id('Bio')), 1000000::bigint, 'the ceiling waits for the validation');

select * from finish();
rollback;
