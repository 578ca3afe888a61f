-- Spec: contrats-et-devises#cloture: a reception under a contract that is a draft, or was closed,
-- is refused with the act that changes this; once the contract is reopened it passes.
begin;
set local role metier;
select plan(4);
select essai.preparer_receptions();

select set_config('essai.contrat', essai.contracter('{"code": "A"}') ->> 'id', true);
create function pg_temp.sous() returns text language sql as $$
  select coalesce((select d ->> 'acte' from essai.details_de(format(
      'select reception.verifier_contrat(%L::reception.reception)',
      jsonb_populate_record(null::reception.reception, jsonb_build_object(
        'contrat_id', current_setting('essai.contrat'), 'date_operation', essai.t(2),
        'campagne_id', essai.id('campagne ESSAI'), 'produit_id', essai.produit('ANANAS'),
        'groupement_id', essai.id('groupement ESSAI'))))) as d), 'fait')
$$;
create function pg_temp.acte(p_acte text) returns text language sql as $$
  select format('POST /v1/contrats/%s/%s', current_setting('essai.contrat'), p_acte)
$$;
select is(pg_temp.sous(), pg_temp.acte('activer'), 'a draft');
select from contrat.activer(current_setting('essai.contrat')::uuid, essai.id('admin ESSAI'),
  essai.t());
select is(pg_temp.sous(), 'fait', 'active');
select from contrat.clore(current_setting('essai.contrat')::uuid, 'x', essai.id('admin ESSAI'),
  essai.t(1));
select is(pg_temp.sous(), pg_temp.acte('rouvrir'), 'closed by mistake');
select from contrat.rouvrir(current_setting('essai.contrat')::uuid,
  jsonb_build_object('raison', 'x', 'le', essai.t(1)), essai.id('admin ESSAI'), essai.t(3));
select is(pg_temp.sous(), 'fait', 'reopened');

select * from finish();
rollback;
