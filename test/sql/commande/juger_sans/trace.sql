-- Spec: file-de-controle#repose: controls that depend on a cancelled command are lifted by the
-- cancelling person, with their reason and its id; controls that others decided, or of the person's
-- own commands, stay.
begin;
set local role metier;
select plan(15);
select essai.preparer_operations();

create function pg_temp.decide(p_nom text, p_raison text default 'a_collecte') returns text
language sql as $$
  select coalesce(k.decision, k.statut) from controle.controle k
  where k.commande_id = essai.id('commande ' || p_nom)
    and coalesce(k.details ->> 'raison', p_raison) = p_raison
$$;
select from essai.collecter('une', '{}', essai.capture(essai.t(0, '05:00')));
select from essai.collecter('autre', '{}', essai.capture(essai.t(0, '05:30')));
select from (values ('vue', '06:00'), ('confirmée', '06:10'), ('avant', '05:10')) as v (nom, heure)
  cross join lateral essai.faire('inspection.enregistrer', v.nom, '{}',
    essai.capture(essai.t(0, v.heure)));
select is(essai.lever('rsci ESSAI', 'confirmée', 'conflit_interets', 'confirmation'), 'leve',
  'a person confirmed one');
select essai.annuler('autre');
select is(pg_temp.decide('vue'), 'ouvert', 'another collection is reason enough');
insert into inspection.interet (organisation_id, utilisateur_id, producteur_id, nature, periode)
values (core.organisation_id(), essai.id('agent ESSAI'), essai.id('Kossi'), 'parent', '(,)');
select commande.reexaminer(essai.id('Kossi'), essai.t(-1), essai.t());
select essai.annuler('une');
select is((select array[k.statut, k.decision, k.raison, k.leve_par::text] from controle.controle k
    where k.commande_id = essai.id('commande vue') and k.details ->> 'raison' = 'a_collecte'),
  array['leve', 'annulation', 'saisie deux fois', essai.id('rsci ESSAI')::text],
  'lifted with the collection');
select is((select e.details ->> 'avec' from journal.evenement e
    where e.commande_id = essai.id('commande vue') and e.action = 'controle.lever'),
  essai.id('commande une')::text, 'the journal names the cancelled command');
select is(pg_temp.decide('avant'), 'annulation', 'of every inspection since');
select is(pg_temp.decide('confirmée'), 'confirmation', 'a decision of a person stays');
select is(pg_temp.decide('vue', 'parent'), 'ouvert', 'a declared interest rests on no collection');
select is((select r.motifs from commande.commande_resultat r
    where r.commande_id = essai.id('commande vue')), '{conflit_interets}',
  'the result that the phone has never changes');

select from (values (1, 'Afi', 'agent'), (2, 'Ama', 'agent'), (3, 'Adjo', 'agent'),
    (4, 'Ayo', 'collègue')) as p (rang, nom, compte)
  cross join lateral essai.faire(
    'producteur.enregistrer', p.nom, essai.meme_piece(), '{}', p.compte);
select from essai.collecter('vendue', essai.d_un_membre('Ama') || essai.sur_une_parcelle('?'));
select is(essai.ouverts('vendue') like '%dependance_en_controle%', true,
  'a collection of a producer who may be another one');
select set_config('sillon.utilisateur_id', essai.id('collègue ESSAI')::text, true);
select from commande.annuler(essai.id('commande Afi'), 'doublon', essai.id('collègue ESSAI'),
  essai.t(1));
select is(essai.ouverts('Ama'), null, 'the first of the document was cancelled');
select is(essai.ouverts('vendue') like '%dependance_en_controle%', false,
  'and nothing waits for her any more');
select is(essai.ouverts('Adjo'), 'doublon_identite', 'a third one still holds the second one''s');
select is((select k.details -> 'producteurs' from controle.controle k
    where k.commande_id = essai.id('commande Adjo')) ? essai.id('Afi')::text, true,
  'as it was found');
select from unnest('{vendue,Ama,Adjo}'::text[]) as n
  cross join lateral commande.annuler(
    essai.id('commande ' || n), 'doublon', essai.id('collègue ESSAI'), essai.t(1));
select is(essai.ouverts('Ayo'), 'doublon_identite',
  'nobody lifts the control of a command of their own');
select is_empty($$ select from controle.controle k
    where k.statut = 'leve' and k.leve_par = k.auteur_id $$, 'not even by a cancellation');

select * from finish();
rollback;
