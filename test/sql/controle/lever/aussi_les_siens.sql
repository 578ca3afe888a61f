-- Spec: identites-et-droits#separation-des-taches: no control of the lifter's own command is lifted
-- together with others.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select from utilisateur.attribuer(essai.id('agent ESSAI'), 'rsci', tstzrange(essai.t(-1), null),
  null);
select from essai.faire('intrant.remettre', 'x',
  jsonb_build_object('intrant_id', essai.id('urée ESSAI')));
select from essai.faire('intrant.remettre', 'd''un autre',
  jsonb_build_object('intrant_id', essai.id('urée ESSAI')), '{}', 'collègue');

select is(essai.lever('agent ESSAI', 'd''un autre', 'intrant_non_autorise', 'confirmation',
  (select jsonb_build_object('aussi', array[k.id]) from controle.controle k
    where k.commande_id = essai.id('commande x'))), '403 separation_des_taches',
  'with one of their own');
select is((select count(*) from controle.controle k where k.statut = 'ouvert'), 2::bigint,
  'neither is lifted');
select is(essai.lever('agent ESSAI', 'd''un autre', 'intrant_non_autorise', 'confirmation'), 'leve',
  'another person''s alone is');

select * from finish();
rollback;
