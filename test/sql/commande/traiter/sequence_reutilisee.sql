-- Spec: commandes#ordre: a sequence that the device has used is refused to another command.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select is(essai.motifs(essai.collecter('zero', '{}', '{"sequence": 0}')), 'sequence_reutilisee',
  'sequence 0 on a new device: it starts at 1');
select is(essai.collecter('a', '{}', '{"sequence": 1}') ->> 'issue', 'acceptee', '1 is the first');
select is(essai.collecter('b', '{}', '{"sequence": 2}') ->> 'issue', 'acceptee', '2 is next');
select is(essai.motifs(essai.collecter('c', '{}', '{"sequence": 2}')), 'sequence_reutilisee',
  '2 again by another command');
select is(essai.motifs(essai.collecter('d', '{}', '{"sequence": 1}')), 'sequence_reutilisee',
  '1 again by another command');
select is(essai.collecter('e', '{}', '{"sequence": 3}') ->> 'issue', 'acceptee', '3 goes on');

select * from finish();
rollback;
