-- Spec: commandes#references: an input that was withdrawn by then is `reference_inactive`.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

update intrant.intrant set actif_pendant = tstzmultirange(tstzrange(null, essai.t(0, '07:00')));
select is(
  essai.motifs(essai.faire('intrant.remettre', 'avant', '{}', essai.capture(essai.t(0, '06:59')))),
  null, 'an input that was withdrawn after the operation');
select is(
  essai.motifs(essai.faire('intrant.remettre', 'après', '{}', essai.capture(essai.t(0, '07:00')))),
  'reference_inactive', 'one that was withdrawn by then');

select * from finish();
rollback;
