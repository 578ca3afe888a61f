-- Spec: packs-et-campagnes#dettes: matter from the collections of a closed campaign, including
-- those that arrive later, can still be received, validated, processed and paid.
begin;
set local role metier;
select plan(16);
select essai.preparer_paiements();
select from essai.collecter('avant'), essai.recevoir('attend', '{avant}', essai.au_prix());
select set_config('essai.reception_' || n, reception.creer(jsonb_build_object(
    'campagne_id', essai.id('campagne ESSAI'), 'produit_id', essai.produit('ANANAS'),
    'origine', 'achat', 'fournisseur_id', essai.id('fournisseur'), 'net_g', 100000,
    'emplacement_id', essai.place(), 'brouillon', true),
  essai.id('magasinier ESSAI'), essai.t(0, '07:00'))::text, true)
from unnest('{ecrit,suite}'::text[]) as n;
select campagne.cloturer(essai.id('campagne ESSAI'), essai.t(0, '07:30'));

select is(essai.motifs(essai.collecter('tard')), null, 'captured before, arrived after it');
select is(essai.traiter_reception('attend', 'valider'), 'validée', 'what waited is validated');
select is(essai.recevoir('r', '{tard}', essai.au_prix() || '{"brouillon": true}'), 'brouillon',
  'a later delivery is written');
select is(essai.traiter_reception('r', 'soumettre'), 'en_attente', 'and comes in');
select is(essai.traiter_reception('r', 'valider'), 'validée', 'and is validated');
select is(essai.traiter_reception('r', 'devalider', 'x'), 'en_attente', 'taken back');
select is(essai.traiter_reception('r', 'valider'), 'validée', 'and validated again');
select is(
  (select string_agg(n.rang::text, ',' order by n.rang) from numerotation.numero_officiel n
   where n.nature = 'REC' and n.campagne_id = essai.id('campagne ESSAI')), '1,2',
  'by numbers of its own counters');
select is(essai.acheter('a'), '409 campagne_cloturee', 'no purchase begins in it');
select is(essai.traiter_reception('ecrit', 'soumettre'), 'en_attente',
  'a purchase that was written before the closing is finished');
select is(essai.traiter_reception('suite', 'modifier',
    jsonb_build_object('date_operation', essai.t(0, '08:00'))::text), '409 campagne_non_ouverte',
  'but not at a date after it');
select is(essai.recevoir('b', '{c1}', jsonb_build_object('date_operation', essai.t(-101))),
  '409 campagne_non_ouverte', 'nothing is of before its opening');

create function pg_temp.secher(p_note text, p_lot uuid) returns text language sql as $$
  select essai.etape(p_note, '{}', jsonb_build_array(essai.sortie(1000)), jsonb_build_object(
    'entrees', jsonb_build_array(jsonb_build_object('lot_id', p_lot, 'quantite_g', 1000))));
  select essai.proceder(p_note);
$$;
select is(pg_temp.secher('s', (essai.recue('r')).lot_id), 'validée', 'its lots are processed');
select is(essai.payer('{"reference": "R"}'), 'validée 60000', 'and its producers are paid');
select is(concat_ws(' ', s ->> 'du', s ->> 'ouverture', s ->> 'cloture', s ->> 'apres_cloture'),
  '60000 0 0 0', 'a statement shows what came later apart')
from (select paiement.releve(essai.id('Kossi'), null, essai.id('campagne ESSAI'), essai.t(30))
  #> '{soldes,0}' as s) as x;
select is(essai.refus($$ select essai.contracter('{"code": "Q"}') $$), '409 campagne_cloturee',
  'no contract begins in it');

select * from finish();
rollback;
