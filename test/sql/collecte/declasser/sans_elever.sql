-- Spec: file-de-controle#declassement: a downgrade raises no state: a collection without status
-- stays there.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select essai.producteur('Afi', 'HS', 0);
select from essai.collecter('x', jsonb_build_object('producteur_id', essai.id('Afi'), 'parcelle_id',
    essai.id('parcelle Afi'), 'qualite_declaree', '{"AB": "HS"}'::jsonb));
select is(essai.ouverts('x'), 'capacite_depassee', 'out of status, beyond the ceiling');
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'declassement'), 'leve',
  'it is downgraded');
select is((select string_agg(e.etat_code, ',') from collecte.etats_courants(essai.id('x')) as e),
  'HS', 'its state is not the better one');

select * from finish();
rollback;
