-- Updates the copies that phones receive together with the register, in the same transaction.
-- Spec: replication#copies.
-- Why: columns are named, so that the command path, which writes a device, a balance and
--      collections, fires none of the triggers.
do $triggers$
declare
  v_trigger record;
begin
  for v_trigger in
    select d.nom, d.sur, d.quand, d.fonction
    from (values
      ('suivre_appareil', 'appareil.appareil',
       'after insert or update of statut, utilisateur_id', 'suivre_appareil'),
      ('suivre_producteur', 'producteur.producteur',
       'after insert or update of groupement_id, nom, prenoms, sexe, date_naissance, telephone, '
         || 'localite, version, actif_pendant, fusionne_dans', 'suivre_producteur'),
      ('suivre_parcelle', 'parcelle.parcelle', 'after insert or update', 'suivre_parcelle'),
      ('suivre_releve', 'parcelle.polygone', 'after insert', 'suivre_releve'),
      ('suivre_assolement', 'parcelle.assolement', 'after insert or update', 'suivre_releve'),
      ('suivre_culture', 'parcelle.culture', 'after insert or update', 'suivre_releve'),
      ('suivre_statut', 'conformite.statut_parcelle', 'after insert or update or delete',
       'suivre_statut'),
      ('suivre_capacite', 'capacite.capacite', 'after insert or update of statut',
       'suivre_capacite'),
      ('suivre_solde', 'capacite.solde', 'after update of groupement_id', 'suivre_capacite'),
      ('situer_affectation', 'utilisateur.groupement_agent',
       'before insert or update of debut, fin', 'situer_affectation'),
      ('situer_certificat', 'certificat.certificat', 'before insert', 'situer_certificat')
    ) as d (nom, sur, quand, fonction)
  loop
    if not exists (
      select from pg_catalog.pg_trigger
      where tgrelid = v_trigger.sur::regclass and tgname = v_trigger.nom
    ) then
      execute format(
        'create trigger %I %s on %s for each row execute function replica.%I()', v_trigger.nom,
        v_trigger.quand, v_trigger.sur, v_trigger.fonction);
    end if;
  end loop;
end
$triggers$;
