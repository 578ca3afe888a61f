-- Spec: paiements#deduction: a deduction with a label and a reason is a line of its own, exceeds
-- the due amount only on request, and is taken back once.
begin;
set local role metier;
select plan(14);
select essai.preparer_paiements();
create function pg_temp.deduire(p_montant bigint, p_champs jsonb default '{}') returns text
language plpgsql as $$
declare
  v_fait jsonb := paiement.deduire(jsonb_build_object('producteur_id', essai.id('Kossi'),
    'motif', 'part_sociale', 'libelle', 'Part 2026', 'raison', 'Statuts', 'montant', p_montant)
    || p_champs, essai.id('comptable ESSAI'), essai.t(3));
begin
  perform set_config('essai.deduction', v_fait ->> 'id', true);
  return concat_ws(' ', v_fait ->> 'genre', v_fait ->> 'montant', v_fait ->> 'libelle');
exception when sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm || ' ' || coalesce(v_fait ->> 'du', '');
end
$$;
create function pg_temp.retirer() returns text language plpgsql as $$
begin
  return paiement.retirer_deduction(current_setting('essai.deduction')::uuid, 'Erreur',
    essai.id('comptable ESSAI'), essai.t(6)) ->> 'montant';
exception when sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;

select throws_ok($$ select pg_temp.deduire(1) $$, 'TR409', 'deduction_excessive',
  'nothing is due yet');
select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');
select throws_ok($$ select pg_temp.deduire(30001) $$, 'TR409', 'deduction_excessive',
  'a franc beyond what is due');
select is(pg_temp.deduire(10000), 'deduction -10000 Part 2026', 'deducted, by a line of its own');
select is(essai.releve(), 'XOF 30000 10000 0 20000', 'the statement shows it');
select is(essai.argent('deduction'), 10000::bigint, 'on an account of its own');
select is(pg_temp.retirer(), '10000', 'taken back');
select is(pg_temp.retirer(), 'retenue_sans_objet', 'once');
select is((select sum(abs(r.reste)) from paiement.reste r join paiement.creance c
    on c.id = r.creance_id where c.genre = 'deduction'), 0::numeric, 'both cancel out');
select is(essai.releve(), 'XOF 30000 0 0 30000', 'all is due again');

select is(pg_temp.deduire(40000, '{"au_dela_du": true}'), 'deduction -40000 Part 2026',
  'beyond what is due, as was said');
select is(essai.releve(), 'XOF 30000 40000 0 -10000', 'the rest is owed by the producer');
select is(essai.payer(p_compte => 'comptable'), '400 parametre_invalide', 'no amount is left');
select is(essai.payer('{"moyen": "compensation"}'), '400 parametre_invalide',
  'nor is more deducted than is due');
select is((select d.au_dela_du from paiement.deduction d
    where d.creance_id = current_setting('essai.deduction')::uuid), true, 'the line keeps it');
select * from finish();
rollback;
