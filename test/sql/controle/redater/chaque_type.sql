-- Spec: file-de-controle#ecart-motive: `ecart_motive` gives a `date_operation` to all records of
-- the command.
begin;
set local role metier;
select plan(18);
select essai.preparer_operations();

create function pg_temp.sous_controle(p_type text, p_champs jsonb default '{}') returns text
language sql as $$
  select essai.faire(p_type, p_type, p_champs,
    '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
  select essai.lever('rsci ESSAI', p_type, 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(0, '05:00')))
$$;
select from essai.collecter('collecte',
  jsonb_build_object('producteur_id', essai.producteur('Afi'), 'parcelle_id',
    essai.id('parcelle Afi')));
select essai.mesurer_kossi();

select is(pg_temp.sous_controle('collecte.signaler_erreur'), 'leve', 'a report');
select is((select x.date_operation from collecte.signalement x), essai.t(0, '05:00'),
  'takes the date');
select is(pg_temp.sous_controle('livraison.etablir_bon'), 'leve', 'a delivery note');
select is((select x.date_operation from livraison.bon x), essai.t(0, '05:00'), 'takes the date');
select is(pg_temp.sous_controle('intrant.remettre'), 'leve', 'an input');
select is((select x.date_operation from intrant.remise x), essai.t(0, '05:00'), 'takes the date');
select is(pg_temp.sous_controle('inspection.enregistrer'), 'leve', 'an inspection');
select is((select x.date_operation from inspection.inspection x), essai.t(0, '05:00'),
  'takes the date');
select is(pg_temp.sous_controle('recolte.estimer'), 'leve', 'an estimate');
select is((select x.date_operation from recolte.estimation x), essai.t(0, '05:00'),
  'takes the date');
select is(pg_temp.sous_controle('non_conformite.constater'), 'leve', 'a finding');
select is((select x.date_operation from non_conformite.non_conformite x), essai.t(0, '05:00'),
  'takes the date');
select is(pg_temp.sous_controle('parcelle.relever'), 'leve', 'a survey');
select is((select x.date_operation from parcelle.polygone_en_vigueur x
    where x.parcelle_id = essai.id('parcelle Kossi')), essai.t(0, '05:00'), 'takes the date');
select is(pg_temp.sous_controle(t), 'leve', t || ': traced')
from unnest(
  '{recu.reimprimer,producteur.modifier,producteur.enregistrer,parcelle.enregistrer}'::text[]) as t;

select * from finish();
rollback;
