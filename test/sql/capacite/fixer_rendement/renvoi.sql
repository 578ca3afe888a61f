-- Spec: terrain#rendement: a new yield sends the capacities of its plot back to validation.
begin;
set local role metier;
select plan(10);
select essai.preparer_capacites();

create function pg_temp.fixer(p_g bigint, p_champs jsonb default '{}', p_jour integer default 1)
returns jsonb language sql as $$
  select capacite.fixer_rendement(jsonb_build_object('parcelle_id', essai.id('parcelle Kossi'),
      'campagne_id', essai.id('campagne ESSAI'),
    'produit_id', essai.produit('ANANAS'), 'rendement_g_ha', p_g, 'raison', 'Comptage') || p_champs,
  essai.id('adjoint ESSAI'), essai.t(p_jour))::jsonb
$$;
select essai.capacite_validee();
select is(jsonb_array_length(pg_temp.fixer(800000) -> 'capacites'), 1,
  'another yield: a new proposal');
select is((select string_agg(c.statut || ' ' || c.capacite_g, ', ' order by c.statut)
    from capacite.capacite c), 'a_revalider 500000, proposee 400000', 'the validated one returns');
select is((select s.plafond_g from capacite.solde s), 400000::bigint,
  'the ceiling is the lower one');
select is((select c.proposee_par from capacite.capacite c where c.statut = 'proposee'),
  essai.id('adjoint ESSAI'), 'who set the yield is the author');
select is(pg_temp.fixer(800000, '{}', 2) -> 'capacites', '[]',
  'the same figure again: kept, and nothing returns');
select is((select count(*) from parcelle.rendement r
    where r.parcelle_id = essai.id('parcelle Kossi') and r.produit_id = essai.produit('ANANAS')),
  3::bigint, 'every one is kept');
select is(
  (select array_agg((parcelle.presenter_rendement(r)::jsonb -> 'en_vigueur')::boolean
      order by r.fixe_le) from parcelle.rendement r
           where r.parcelle_id = essai.id('parcelle Kossi')
             and r.produit_id = essai.produit('ANANAS')), '{f,f,t}', 'the last one is in force');
insert into capacite.capacite (organisation_id, campagne_id, producteur_id, matiere_code, etat_code,
  capacite_g, lignes, statut, proposee_le)
values (core.organisation_id(), essai.id('campagne ESSAI'), essai.id('Kossi'), 'MANGUE', 'AB', 7,
  jsonb_build_array(jsonb_build_object('parcelle_id', essai.id('parcelle Kossi'))), 'validee',
  essai.t(-1)),
       (core.organisation_id(), essai.id('operations ESSAI'), essai.id('Kossi'), 'ANANAS', 'AB', 7,
         jsonb_build_array(jsonb_build_object('parcelle_id', essai.id('parcelle Kossi'))),
         'validee', essai.t(-1));
select is(jsonb_array_length(pg_temp.fixer(900000, '{}', 3) -> 'capacites'), 1,
  'of that campaign and raw material alone');
select is((select count(*) from capacite.capacite c where c.statut = 'validee'), 2::bigint,
  'others stay');
select is((select e.details ->> 'raison' from journal.evenement e where e.action = 'rendement.fixer'
    order by e.id limit 1), 'Comptage', 'journaled with its reason');

select * from finish();
rollback;
