-- The types of documents, each with its record, the command that prints it in the field, its
-- readers, whether the file is drawn only on request, and whether a new document replaces the
-- former one.
-- Spec: documents#types.
-- Chosen: docs/decisions/0078-documents.md.
with souhait (
  code, entite, commande, module, a_la_demande, se_remplacent) as (
  values
    ('recu', 'collecte', 'collecte.enregistrer', 'noyau', true, true),
    ('bon_livraison', 'livraison', 'livraison.etablir_bon', 'livraison', true, true),
    ('bon_reception', 'reception', null, 'stock', false, true),
    ('etiquette_lot', 'lot', null, 'stock', true, true),
    ('etiquette_rouleau', 'lot', null, 'stock', true, true),
    ('attestation', 'expedition', null, 'ventes', false, true),
    ('liste_colisage', 'expedition', null, 'ventes', false, true),
    ('releve_producteur', 'producteur', null, 'contrats', true, false),
    ('avis_rappel', 'rappel', null, 'rappel', false, true)
),
fermee as (
  delete from document.type t where not exists (select from souhait s where s.code = t.code)
)
insert into document.type as t (code, entite, commande, module, a_la_demande, se_remplacent)
select s.code, s.entite, s.commande, s.module, s.a_la_demande, s.se_remplacent from souhait s
on conflict (code) do update
  set entite = excluded.entite, commande = excluded.commande, module = excluded.module,
      a_la_demande = excluded.a_la_demande, se_remplacent = excluded.se_remplacent
  where (t.entite, t.commande, t.module, t.a_la_demande, t.se_remplacent)
        is distinct from (excluded.entite, excluded.commande, excluded.module,
                          excluded.a_la_demande, excluded.se_remplacent);
