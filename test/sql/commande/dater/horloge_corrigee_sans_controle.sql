-- Spec: commandes#alertes: a corrected clock is an alert and opens no control.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create temp table r as select essai.collecter('x', '{}',
  '{"cree_le_appareil": "2025-01-01T00:00:00Z"}') as j;

select is(j ->> 'issue', 'acceptee', 'the command is accepted') from r;
select is(j -> 'alertes', '["horloge_corrigee"]', 'with the alert') from r;
select is((select count(*) from controle.controle), 0::bigint, 'without a control');

select * from finish();
rollback;
