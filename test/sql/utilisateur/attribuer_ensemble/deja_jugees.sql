-- Spec: identites-et-droits#attributions: commands that were judged before an assignment for a past
-- period are not judged again; later commands are judged by it.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.attribuer(p_compte text, p_demande jsonb, p_appelant text default 'admin')
returns text language sql as $$
  select essai.issue_de(
    format('select utilisateur.attribuer_ensemble(essai.session(%L), %L, %L, essai.t())',
      p_appelant, essai.id(p_compte || ' ESSAI'), p_demande))
$$;

select utilisateur.terminer_attribution(essai.session(),
  essai.attribution('agent', 'agent_collecte'),
  jsonb_build_object('le', essai.t(-3), 'raison', 'Départ'), essai.t(-3));
select is(essai.motifs(essai.collecter('avant')), 'droit_manquant', 'captured without the right');
select pg_temp.attribuer('agent',
  jsonb_build_object('ensemble', 'agent_collecte', 'debut', essai.t(-3), 'raison', 'Oubli'));
select is((select k.statut from controle.controle k
    where k.commande_id = essai.id('commande avant')), 'ouvert', 'its control stays');
select is((select r.motifs from commande.commande_resultat r
    where r.commande_id = essai.id('commande avant')), '{droit_manquant}', 'its result too');
select is(essai.motifs(essai.collecter('apres')), null,
  'one of the same hour that arrives later has the right');

select * from finish();
rollback;
