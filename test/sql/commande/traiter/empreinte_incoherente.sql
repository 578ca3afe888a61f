-- Spec: commandes#empreinte-verifiee: with a wrong fingerprint, only the command itself is stored,
-- and no business data.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select is(
  essai.motifs(essai.collecter('x', '{}', '{"empreinte": "aa"}', '{}',
      '{"empreinte_calculee": "ab"}')),
  'empreinte_incoherente',
  'the fingerprint differs');
select is((select r.issue from commande.commande_resultat r), 'acceptee_controle',
  'it is accepted under control');
select is((select count(*) from collecte.collecte), 0::bigint, 'no business data is written');
select is((select c.enveloppe -> 'payload' ->> 'collecte_id' from commande.commande c)::uuid,
  essai.id('x'),
  'the command is kept whole');
select is((select array_agg(k.motif) from controle.controle k), '{empreinte_incoherente}',
  'a control entry is stored');
select is(
  essai.motifs(essai.collecter('y', '{}', '{"empreinte": "aa"}', '{}',
      '{"empreinte_calculee": "aa"}')), null,
  'the same fingerprint passes');

select * from finish();
rollback;
