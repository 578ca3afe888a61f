-- Spec: registres#reponse: an answer that triggers a question's finding records the finding once.
-- After a correction, findings that the answers no longer give are set aside, and new ones are
-- recorded.
begin;
set local role metier;
select plan(9);
select essai.preparer_operations();

create function pg_temp.constats() returns text language sql as $$
  select string_agg(concat_ws(' ', n.question_code, n.constat_code, n.gravite, n.statut), ', '
    order by n.constat_code)
  from non_conformite.non_conformite n where n.inspection_id = essai.id('i')
$$;
create function pg_temp.corriger(p_reponses jsonb) returns void language sql as $$
  insert into commande.correction (organisation_id, commande_id, version, version_schema, payload,
    date_operation, controle_id, auteur_id, le)
  select core.organisation_id(), essai.id('commande i'),
    1 + (select count(*) from commande.correction)::integer, 1,
    essai.payload('inspection.enregistrer', 'i') || jsonb_build_object('reponses', p_reponses),
    essai.t(0, '07:00'), essai.id('contrôle'), essai.id('rsci ESSAI'), essai.t();
  select commande.rejuger(saisie.relire(essai.id('commande i')), null, essai.t())
$$;

select is(essai.motifs(essai.faire('inspection.enregistrer', 'rien',
  '{"reponses": {"haie": true, "bidon": false, "cahier": true}}')), null, 'nothing is found');
select is((select count(*) from non_conformite.non_conformite), 0::bigint, 'nor recorded');
select is(essai.motifs(essai.faire('inspection.enregistrer', 'i',
  '{"reponses": {"haie": true, "bidon": true}}')), null,
  'one that the pack downgrades by opens no control');
select is(pg_temp.constats(), 'bidon pesticide critique ouverte', 'the finding of the question');
select results_eq($$ select n.producteur_id, n.parcelle_id, n.description, n.commande_id
    from non_conformite.non_conformite n $$,
  $$ values (essai.id('Kossi'), essai.id('parcelle Kossi'), 'Un bidon ?',
    essai.id('commande i')) $$,
  'of the member and the plot that were inspected');
select is((select count(*) from commande.ecrits_du_producteur(essai.id('Kossi'), essai.t(-1)) as e
  where e.commande_id = essai.id('commande i')), 1::bigint, 'its command is judged again once');

insert into controle.controle
  (organisation_id, id, commande_id, motif, entite, entite_id, details, auteur_id, ouvert_le)
select i.organisation_id, essai.id('contrôle'), i.commande_id, 'conflit_interets', 'inspection',
       i.id, '{}', i.auteur_id, essai.t()
from inspection.inspection i where i.id = essai.id('i');
select pg_temp.corriger('{"haie": true, "bidon": false, "cahier": false}');
select is(pg_temp.constats(),
  'bidon pesticide critique sans_objet, cahier registre_incomplet mineure ouverte',
  'the corrected answers name another');
select pg_temp.corriger('{"haie": true, "bidon": true, "cahier": false}');
select is(pg_temp.constats(),
  'bidon pesticide critique ouverte, cahier registre_incomplet mineure ouverte',
  'and the first again');
select is((select count(*) from controle.controle c where c.commande_id = essai.id('commande i')),
  1::bigint, 'nor does a correction');

select * from finish();
rollback;
