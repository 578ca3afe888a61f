-- Spec: file-de-controle#levee: each motif names the permission sets that lift it: the officer's,
-- and for rights, clocks and devices the administrator's too.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.collecter('horloge', '{}',
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
select from essai.collecter('illisible', '{}', '{}', '{}', '{"payload": "invalide"}');

select is(essai.lever('admin ESSAI', 'illisible', 'donnees_illisibles', 'abandon'),
  '403 droit_manquant',
  'the administrator does not discard a command');
select is(essai.lever('rsci ESSAI', 'illisible', 'donnees_illisibles', 'abandon'), 'leve',
  'the RSCI does, by a traced decision');
select is((select count(*) from commande.commande c where c.id = essai.id('commande illisible')),
  1::bigint,
  'nothing is deleted');
select is(essai.lever('admin ESSAI', 'horloge', 'horloge_invraisemblable', 'confirmation'), 'leve',
  'the administrator confirms a date');

select * from finish();
rollback;
