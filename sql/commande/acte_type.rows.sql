-- What is done with what the commands of a type wrote, beyond their first judgment: a type without
-- a row for `dependances` or `annuler` writes what nothing stands on, or what its cancellation
-- alone takes back (`commande.annulation`). Collections are judged again by `collecte.rejuger`.
-- Spec: file-de-controle#correction, file-de-controle#annulation.
-- Chosen: docs/decisions/0046-corrections-et-annulations.md.
with souhait (type, acte, fonction) as (
  values
    ('producteur.enregistrer', 'reecrire', 'producteur.reecrire'),
    ('producteur.enregistrer', 'dependances', 'producteur.dependances'),
    ('producteur.enregistrer', 'annuler', 'producteur.annuler'),
    ('producteur.modifier', 'reecrire', 'producteur.reecrire_modification'),
    ('producteur.modifier', 'dependances', 'producteur.dependances_modification'),
    ('producteur.modifier', 'annuler', 'producteur.annuler_modification'),
    ('parcelle.enregistrer', 'reecrire', 'parcelle.reecrire'),
    ('parcelle.enregistrer', 'dependances', 'parcelle.dependances'),
    ('parcelle.enregistrer', 'annuler', 'parcelle.annuler'),
    ('parcelle.relever', 'reecrire', 'parcelle.reecrire_releve'),
    ('parcelle.relever', 'dependances', 'parcelle.dependances_releve'),
    ('parcelle.relever', 'annuler', 'parcelle.annuler_releve'),
    ('collecte.enregistrer', 'dependances', 'collecte.dependances'),
    ('collecte.enregistrer', 'annuler', 'collecte.annuler'),
    ('collecte.signaler_erreur', 'reecrire', 'collecte.reecrire_signalement'),
    ('collecte.signaler_erreur', 'dependances', 'collecte.dependances_signalement'),
    ('recu.reimprimer', 'reecrire', 'recu.reecrire'),
    ('livraison.etablir_bon', 'reecrire', 'livraison.reecrire'),
    ('livraison.etablir_bon', 'dependances', 'livraison.dependances'),
    ('livraison.etablir_bon', 'annuler', 'livraison.annuler'),
    ('intrant.remettre', 'reecrire', 'intrant.reecrire'),
    ('inspection.enregistrer', 'reecrire', 'inspection.reecrire'),
    ('inspection.enregistrer', 'annuler', 'inspection.annuler'),
    ('recolte.estimer', 'reecrire', 'recolte.reecrire'),
    ('non_conformite.constater', 'reecrire', 'non_conformite.reecrire')
),
retires as (
  delete from commande.acte_type a
  where not exists (select from souhait s where (s.type, s.acte) = (a.type, a.acte))
)
insert into commande.acte_type (type, acte, fonction)
select type, acte, fonction from souhait
on conflict (type, acte) do update set fonction = excluded.fonction;
