-- Spec: identites-et-droits#preuve: a report lists the pairs of accounts, and the records on which
-- both decided.
begin;
set local role metier;
select plan(3);
select essai.preparer_paiements();

select is((select count(*) from rapports.comptes_d_une_main), 0::bigint, 'nobody made another');
select essai.ouvrir(n) from unnest('{a,b}'::text[]) as n;
select results_eq($$ select least(u.identifiant, a.identifiant) || ' '
      || greatest(u.identifiant, a.identifiant) || concat_ws(' ', '', r.d_avant, r.paiements)
    from rapports.comptes_d_une_main r join utilisateur.utilisateur u on u.id = r.utilisateur_id
      join utilisateur.utilisateur a on a.id = r.autre_id order by 1 $$,
  $$ values ('a admin f 0'), ('a b f 0'), ('admin b f 0') $$,
  'who was made by another, and those whom one made');
select essai.regler('paiements.seuil_validation', '0');
select personne.prouver_par_emetteur('{"emetteur_tiers": true}', essai.compte('a'), essai.t());
select paiement.valider((paiement.creer(jsonb_build_object('producteur_id', essai.id('Kossi'),
    'moyen', 'especes', 'reference', 'R', 'avance', '{"montant": 10, "devise": "XOF"}'::jsonb),
  essai.compte('admin'), essai.t()) ->> 'id')::uuid, essai.compte('a'), essai.t());
select is((select r.paiements from rapports.comptes_d_une_main r
    where r.utilisateur_id = essai.compte('a') and r.autre_id = essai.compte('admin')), 1::bigint,
  'what they decided on together');

select * from finish();
rollback;
