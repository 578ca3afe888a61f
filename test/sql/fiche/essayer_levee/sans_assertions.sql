-- Spec: file-de-controle#essai: a trial is also rolled back on a server with assertions switched
-- off.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();
select essai.provoquer('ecart_calcul');
set local plpgsql.check_asserts = off;

select is(jsonb_array_length(fiche.essayer_levee(
    (core.organisation_id(), essai.id('rsci ESSAI'), true)::utilisateur.session, k.id,
    '{"decision": "confirmation_serveur", "raison": "vu"}', essai.t(1))::jsonb -> 'controles'),
  1, 'the trial says what would be lifted')
from controle.controle k where k.motif = 'ecart_calcul';
select is(array(select k.statut from controle.controle k where k.motif = 'ecart_calcul'),
  '{ouvert}', 'and nothing is');

select * from finish();
rollback;
