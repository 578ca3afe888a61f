-- Spec: file-de-controle#reprise-manuelle: an envelope that the database could not store is
-- processed by the given payload alone.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

create function pg_temp.illisible(p_texte text) returns text language plpgsql as $$
declare
  v_entete jsonb := jsonb_build_object('id', essai.id('commande x'), 'type', 'collecte.enregistrer',
    'version_schema', 2, 'organisation_id', core.organisation_id(),
    'appareil_id', essai.id('appareil ESSAI'), 'utilisateur_id', essai.id('agent ESSAI'),
    'sequence', 1, 'reference_provisoire', 'BR-ESSAI-20260601-0001', 'empreinte', 'aa',
    'cree_le_appareil', essai.t(0, '07:00'), 'horloge',
    jsonb_build_object('ref_serveur', essai.t(0, '06:00'), 'ms_depuis_ref', 3600000));
begin
  return essai.motifs(essai.resultat(commande.traiter(
    commande.ouvrir_liasse((core.organisation_id(), essai.id('agent ESSAI'),
        true)::utilisateur.session, essai.id('appareil ESSAI'), essai.t()),
    replace(
      (v_entete || '{"versions": {}, "pieces_jointes": [], "payload": {"observation": "?"}}')::text,
      '?', p_texte),
    jsonb_build_object('entete', v_entete, 'empreinte_calculee', null, 'payload', 'illisible',
      'raison', 'x'))));
end
$$;
select is(pg_temp.illisible('a\u0000\u0000b\ud800 \\u0000'), 'donnees_illisibles',
  'an envelope that no text of the database can hold');
select is(essai.lever('rsci ESSAI', 'x', 'donnees_illisibles', 'reprise_manuelle',
    essai.payload_corrige('x', jsonb_build_object('contrat_id', essai.id('contrat')))), 'leve',
  'resumed');
select is(essai.ouverts('x'), 'reference_inconnue', 'with an unknown contract');
select is((select c.net_g from collecte.collecte c), 100000::bigint, 'it is written');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction',
    essai.preparer_correction('reference_inconnue')), 'leve', 'which arrives');
select results_eq('select c.contrat_id, c.net_g, c.date_operation from collecte.collecte c',
  $$ values (essai.id('contrat'), 100000::bigint, essai.t(0, '07:00')) $$,
  'it is judged again by the payload that resumed it');

select * from finish();
rollback;
