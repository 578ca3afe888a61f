--! Previous: sha1:c698f97b286753a82d0a749f26fbc6ca2ba98a23
--! Hash: sha1:dd19d07782e42249777d4d6f9fd8d1fa6e8d28f7

-- What a phone sends at once is a liasse; a lot is goods, and nothing else.
-- Their parameters and what they return change their names with it. What is read over GraphQL and in
-- reports keeps its own: `appareil.lot_plein_le`, as the codes and settings of the wire do.
drop function if exists commande.clore_lot;
drop function if exists commande.dater;
drop function if exists commande.executer;
drop function if exists commande.lire_entete;
drop function if exists commande.ouvrir_lot;
drop function if exists commande.propager_lot;
drop function if exists commande.rejeter;
drop function if exists commande.traiter;
drop function if exists commande.verifier_identite;
drop function if exists commande.verrouiller_appareil;
drop function if exists v1.sync_clore;
drop function if exists v1.sync_traiter;
alter type commande.lot rename to liasse;
comment on type commande.liasse is
  'What a batch is judged with: the caller, the device, whether it is the caller''s own and when it was enrolled, the previous synchronization and the reception.';
