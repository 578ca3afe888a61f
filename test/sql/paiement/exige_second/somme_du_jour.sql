-- Spec: paiements#seconde-personne: the setting is compared with all payments recorded for the
-- beneficiary on that day of the organization, by any means.
begin;
set local role metier;
select plan(7);
select essai.preparer_paiements();
select essai.regler('paiements.seuil_validation', '2500');

create function pg_temp.avancer(p_montant bigint, p_le timestamptz, p_moyen text default 'especes')
returns text language sql as $$
  select paiement.creer(jsonb_build_object('producteur_id', essai.id('Kossi'), 'moyen', p_moyen,
    'reference', 'R', 'avance', jsonb_build_object('montant', p_montant, 'devise', 'XOF')),
    essai.id('caissier ' || essai.code()), p_le) ->> 'statut'
$$;
select is(pg_temp.avancer(1000, essai.t(5)), 'validée', 'below the setting');
select is(pg_temp.avancer(1000, essai.t(5), 'virement'), 'validée', 'still below');
select is(pg_temp.avancer(1000, essai.t(5), 'mobile_money'), 'en_attente',
  'split into parts, by several means: above it');
select set_config('essai.paiement', (select x.id::text from paiement.paiement x
  where x.statut = 'en_attente'), true);
select is(essai.traiter_paiement('annuler', 'comptable', 5), 'annulée',
  'cancelled, nothing is paid');
select is(pg_temp.avancer(500, essai.t(5)), 'validée', 'and what is left of the day may be');
select is(pg_temp.avancer(1, essai.t(5, '22:59')), 'en_attente',
  'until the day ends where the organization is');
select is(pg_temp.avancer(2500, essai.t(5, '23:01')), 'validée', 'the next day begins at nothing');

select * from finish();
rollback;
