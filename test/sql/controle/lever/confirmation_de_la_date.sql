-- Spec: file-de-controle#levee: `confirmation` keeps the provisional date.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.provoquer('horloge_invraisemblable');
select is((select c.date_operation from collecte.collecte c), essai.t(),
  'provisionally the reception''s');
select is(essai.lever('admin ESSAI', 'x', 'horloge_invraisemblable', 'confirmation'), 'leve',
  'it is confirmed');
select is((select c.date_operation from collecte.collecte c), essai.t(), 'the date stays');
select is((select e.en_anomalie from collecte.effet e), false, 'the anomaly is over');

select * from finish();
rollback;
