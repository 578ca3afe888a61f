-- Spec: commandes#traitement: a command that passes all checks is `acceptee`, and its data is
-- written.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create temp table r as select essai.collecter('c') as j;

select is(j ->> 'issue', 'acceptee', 'a command that passes all checks is accepted') from r;
select is(j - 'numero_officiel', jsonb_build_object('commande_id', essai.id('commande c'), 'issue',
    'acceptee', 'motifs', '[]'::jsonb,
  'alertes', '[]'::jsonb, 'entites', jsonb_build_object('collecte', essai.id('c')),
  'date_operation', '2026-06-01T07:00:00Z'),
  'its result has these members and no other') from r;
select is((select count(*) from collecte.collecte), 1::bigint, 'its business data is written');
select is((select count(*) from controle.controle), 0::bigint, 'nothing is in control');

select * from finish();
rollback;
