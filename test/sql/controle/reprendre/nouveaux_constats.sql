-- Spec: file-de-controle#reprise-manuelle: the findings of a manually processed command open
-- controls like any other.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select from essai.collecter('x', '{}',
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}', '{}', '{"payload": "invalide"}');
update appareil.appareil set statut = 'revoque', revoque_le = essai.t(0, '06:00')
where code_court = 'ESSAI';
select is(essai.lever('rsci ESSAI', 'x', 'donnees_illisibles', 'reprise_manuelle',
    essai.payload_corrige('x',
  essai.kg(1000001) || jsonb_build_object('contrat_id', essai.id('contrat'), 'calcul_telephone',
    '{"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}'::jsonb))), 'leve', 'resumed');
select is(essai.ouverts('x'),
  'apres_revocation,capacite_depassee,ecart_calcul,horloge_invraisemblable,reference_inconnue',
  'clock, rights, references, calculation, rules of the type');
select is((select string_agg(distinct k.entite || k.entite_id, ',') from controle.controle k
    where k.statut = 'ouvert'), 'collecte' || essai.id('x'), 'about the collection');
select is((select string_agg(distinct k.auteur_id::text, ',') from controle.controle k),
  essai.id('agent ESSAI')::text, 'the author is the command''s');

select * from finish();
rollback;
