-- Spec: file-de-controle#recalcul: a missing parameter blocks nothing; after a confirmation, the
-- collection stays as recorded.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

select essai.provoquer('parametre_introuvable');
select is(essai.lever('rsci ESSAI', 'x', 'parametre_introuvable', 'confirmation'), 'leve',
  'confirmed');
select is((select format('%s %s', c.net_marchand_g, c.numero_officiel) from collecte.collecte c),
  '100000 MP-SANSREGLE-26-0001', 'as it was');

select * from finish();
rollback;
