-- Spec: file-de-controle#reprise-manuelle: a command of an unknown type is processed as one of a
-- known type; one of a known type keeps its type.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select from essai.collecter('x', '{}', '{"type": "collecte.peser"}');
select from essai.collecter('y', '{}', '{}', '{}', '{"payload": "invalide"}');
create function pg_temp.reprendre(p_nom text, p_type text) returns text language sql as $$
  select essai.lever('rsci ESSAI', p_nom, 'donnees_illisibles', 'reprise_manuelle',
    essai.payload_corrige(p_nom) || jsonb_build_object('type', p_type))
$$;
select is(pg_temp.reprendre('x', 'collecte.peser'), '409 correction_impossible',
  'as a type that does not exist');
select is(pg_temp.reprendre('x', 'controle.lever'), '409 correction_impossible',
  'as a function that is none');
select is(pg_temp.reprendre('y', 'recolte.estimer'), '409 correction_impossible',
  'as another one than it is');
select is(array[essai.ouverts('x'), essai.ouverts('y')], '{donnees_illisibles,donnees_illisibles}',
  'both stay open');
select is(pg_temp.reprendre('x', 'collecte.enregistrer'), 'leve', 'as a collection');
select is((select c.numero_officiel from collecte.collecte c
    where c.commande_id = essai.id('commande x')), 'MP-ANANAS-26-0001', 'it is one');

select * from finish();
rollback;
